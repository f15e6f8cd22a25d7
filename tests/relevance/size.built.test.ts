import fs from 'node:fs'
import { expect, it } from 'vitest'
import { indexFiles, type IndexFiles } from '../../src/search/index/index-files'
import { answerBytes } from '../../src/search/relevance/answer-bytes'
import { growRecords } from '../../src/search/relevance/grow-records'
import { parseQueries, QUERIES_FILE } from '../../src/search/relevance/query-set'
import { readBuiltIndex } from './built-index'
import { DIALOG, TO_FIRST_RESULT } from './first-result'
import { yielding } from './yielding'

/** Bytes left for an answer; tests/browser/search/size.spec.ts weighs the dialog. */
const LIMIT = TO_FIRST_RESULT - DIALOG
/** How much the mean may grow if the site doubles in size. */
const GROWTH = 1.2

const queries = parseQueries(fs.readFileSync(QUERIES_FILE, 'utf8')).map(({ query }) => query)

/** Every fourth of a list, for the comparison with twice the site, which doesn't depend on single queries. */
const takeSome = <Item>(list: readonly Item[]) => list.filter((_, index) => index % 4 === 0)

/** Bytes needed to answer each query. */
async function weigh(files: IndexFiles, asked: readonly string[]) {
  const bytes = yielding(answerBytes(files))
  const all: number[] = []
  for (const query of asked) all.push(await bytes(query))
  return all
}

const summarize = (all: readonly number[]) => ({
  mean: all.reduce((sum, one) => sum + one, 0) / all.length,
  most: Math.max(...all),
})

it("any query's answer fits, and hardly grows if the site doubles in size", async () => {
  const { records, files } = await readBuiltIndex()
  const weights = await weigh(files, queries)
  const now = summarize(weights)
  const before = summarize(takeSome(weights))
  const doubled = summarize(await weigh(indexFiles(growRecords(records, 2)), takeSome(queries)))
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
  console.log(
    `answers ${kilobytes(now.mean)} on average, ${kilobytes(now.most)} at most; ` +
      `twice the site ${kilobytes(doubled.mean)}, ${kilobytes(doubled.most)}; limit ${kilobytes(LIMIT)}`,
  )
  expect(now.most).toBeLessThanOrEqual(LIMIT)
  expect(doubled.most).toBeLessThanOrEqual(LIMIT)
  expect(doubled.mean).toBeLessThanOrEqual(before.mean * GROWTH)
  expect(now.most, 'control: a limit that it exceeds').toBeGreaterThan(LIMIT / 2)
}, 900_000) // only for a test that hangs
