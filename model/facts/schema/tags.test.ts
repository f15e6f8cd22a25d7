import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseTags } from './tags'

const tag = { id: 'apps', label: 'Apps', colour: '#39ca30', description: '', lists: ['showcase'] }
const parse = (...tags: object[]) => parseTags('tags.json', JSON.stringify(tags, null, 2))

it('S3.17 S3.19 has every tag that the specification names', () => {
  const labels = parseTags('data/tags.json', readFileSync('data/tags.json', 'utf8')).map(({ label }) => label)
  const named = ['Popular', 'Apps', 'Impact', 'DeFi', 'ReFi', 'Earn', 'Wallets', 'Developers', 'Integrations']
  const rest = [
    'Validators',
    'Foundation',
    'Advanced',
    'Beginner',
    'Intermediate',
    'Deprecated',
    'Not Maintained',
  ]
  expect(labels).toEqual(expect.arrayContaining([...named, ...rest]))
})

it.each([
  [{ colour: 'red' }, 'expected a color such as "#e9669e", in lower case'],
  [{ colour: '#fff;}body{display:none' }, 'entry 1 colour: '],
  [{ id: 'a b' }, 'expected letters, digits and single hyphens'],
  [{ lists: ['blog'] }, 'expected one or more of showcase, tutorials, home'],
])('refuses %o', (change, message) => expect(() => parse({ ...tag, ...change })).toThrow(message))

it('rejects a duplicate ID', () => {
  expect(() => parse(tag, tag)).toThrow('a id that no other entry has (entry 1 has it)')
})
