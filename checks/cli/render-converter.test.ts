import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadCliData } from './load-cli-data'
import { renderConverter } from './render-converter'

const data = loadCliData(path.resolve(__dirname, '../..'))
const getConverter = (topic: string) =>
  renderConverter(data.texts.find((text) => text.topic === topic)!, data)

describe('renderConverter', () => {
  it.each(['transfer', 'lockedcelo', 'releasecelo', 'election', 'governance', 'multisig'])(
    'shows the converter once on the page of %s, which has a flag in wei',
    (topic) => {
      const { imports, lines } = getConverter(topic)
      expect(imports[0]).toMatch(/^import UnitConverter from /)
      expect(lines.filter((line) => line === '<UnitConverter />')).toHaveLength(1)
    },
  )

  it('names a flag of the page', () => {
    expect(getConverter('governance').lines.join('\n')).toContain('`--deposit`')
  })

  it('control: a page without such a flag shows none', () => {
    expect(getConverter('node')).toEqual({ imports: [], lines: [] })
  })
})
