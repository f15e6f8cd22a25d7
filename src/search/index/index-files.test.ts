import { describe, expect, it } from 'vitest'
import type { TermBlock } from '../engine/index-format'
import { indexFiles } from './index-files'
import type { SearchRecord } from './search-record'

const letters = [...'abcdefgh']
const starts = letters.flatMap((one) => letters.map((other) => `${one}${other}x`))

/** Pages of invented words: eight for each prefix, and the given number that start with `many`. */
const recordsWith = (many: number): SearchRecord[] =>
  Array.from({ length: 12 }, (_, page) => ({
    objectID: `/page-${page}#`,
    route: `/page-${page}`,
    area: 'Tooling',
    path: [`Title ${page}`],
    content: [
      ...starts.flatMap((start) => letters.map((end) => `${start}${end}${end}k`)),
      ...Array.from({ length: many }, (_, at) => `many${at.toString(26).padStart(3, 'z')}k`),
    ].join(' '),
    names: [],
    status: 'current',
  }))

function listBlocks(records: readonly SearchRecord[]): string[][] {
  const files = [...indexFiles(records)].filter(([name]) => /\/t\d+\.json$/.test(name))
  return files.map(([, text]) => (JSON.parse(text) as TermBlock).map(([term]) => term))
}

const blocksWith = (blocks: readonly string[][], start: string) =>
  blocks.filter((terms) => terms.some((term) => term.startsWith(start))).length

describe('the blocks of terms', () => {
  it('keep terms with the same first three letters together, so a word being typed needs only one', () => {
    const blocks = listBlocks(recordsWith(0))
    expect(blocks.length).toBeGreaterThan(2)
    expect(starts.filter((start) => blocksWith(blocks, start) !== 1)).toEqual([])
  })

  it('control: a start with too many terms for one block is divided', () => {
    expect(blocksWith(listBlocks(recordsWith(1200)), 'man')).toBeGreaterThan(1)
  })
})
