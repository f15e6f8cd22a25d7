import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { IndexFiles } from '../../src/search/index/index-files'
import { plainWords } from '../../src/search/index/impacts'
import { ownEngine } from '../../src/search/relevance/engines'
import { type Mistyped, mistyped } from '../../src/search/relevance/mistyped'
import { parseQueries, QUERIES_FILE } from '../../src/search/relevance/query-set'
import { type Find, scoreQueries } from '../../src/search/relevance/score-queries'
import { readBuiltIndex } from './built-index'

/**
 * Of 300 words with errors, the share that finds among its first three what the right word finds first: 0.883 on 404 pages.
 * The words are those of all queries, so each new set of queries changes which errors are tried: it was 0.89 on 337 pages.
 */
const FOUND = 0.875
const LISTS = /\/w\d+\.json$/

let files: IndexFiles = new Map()
let errors: readonly Mistyped[] = []

beforeAll(async () => {
  const { records, files: built } = await readBuiltIndex()
  files = built
  const queries = parseQueries(readFileSync(QUERIES_FILE, 'utf8')).map(({ query }) => query)
  errors = mistyped(queries, plainWords(records))
}, 300_000)

/** The share of errors that find, among their first three pages, the page that the right word finds first. */
async function shareFound(find: Find): Promise<number> {
  const expected = await Promise.all(
    errors.map(async ({ word, typed }) => ({ query: typed, routes: (await find(word)).slice(0, 1) })),
  )
  const queries = expected.map((one) => ({ ...one, area: '', kind: 'typo', set: 'measure' }) as const)
  return (await scoreQueries(queries, find)).successAt3
}

describe('300 typing errors', { timeout: 300_000 }, () => {
  it('are of all kinds and places, in the words that are searched for most', () => {
    expect(errors).toHaveLength(300)
    const kinds = new Set(errors.map(({ kind }) => kind.replace(', twice', '')))
    expect(kinds.size, [...kinds].join()).toBe(12)
    expect(errors.filter(({ kind }) => kind.endsWith('twice')).length).toBeGreaterThan(30)
  })

  it('find what was meant', async () => {
    const share = await shareFound(ownEngine(files))
    console.log(
      `typing errors: ${(100 * share).toFixed(1)} % of ${errors.length} find in three what was meant`,
    )
    expect(share).toBeGreaterThanOrEqual(FOUND)
  })

  it('control: without the lists of words few find it', async () => {
    const without = new Map([...files].map(([name, text]) => [name, LISTS.test(name) ? '[]' : text]))
    expect(await shareFound(ownEngine(without))).toBeLessThan(FOUND / 2)
  })
})
