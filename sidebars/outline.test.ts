import { expect, it } from 'vitest'
import { celoL2 } from './celo-l2'
import { outline, type Entry } from './outline'

const getLabel = (item: object) =>
  'customProps' in item ? (item.customProps as { group: string }).group : undefined

it('a text between entries labels those up to the next text, and is no entry itself', () => {
  const items = outline(
    [
      ['Overview', '/build'],
      'Start',
      ['A', '/build/quickstart'],
      ['B', [['C', '/build/mcp']]],
      'Then',
      ['D', '/cli'],
    ],
    'test',
  )
  expect(items.map(getLabel)).toEqual([undefined, 'Start', 'Start', 'Then'])
  expect(items.map(({ type }) => type)).toEqual(['doc', 'doc', 'category', 'doc'])
})

it('labels change neither the order nor the level of entries', () => {
  const entries = celoL2.filter((entry): entry is Entry => typeof entry !== 'string')
  const labels = (items: readonly object[]) => items.map((item) => ('label' in item ? item.label : undefined))
  expect(celoL2.length).toBeGreaterThan(entries.length)
  expect(labels(outline(celoL2, 'celo-l2'))).toEqual(labels(outline(entries, 'celo-l2')))
})
