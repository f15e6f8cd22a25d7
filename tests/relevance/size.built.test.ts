import fs from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { indexFiles, type IndexFiles } from '../../src/search/index/index-files'
import { answerFiles, quickSize, type SizeOf, sumSizes } from '../../src/search/relevance/answer-bytes'
import { growRecords } from '../../src/search/relevance/grow-records'
import { INDEX_FOLDER } from '../../src/search/engine/index-format'
import { parseQueries, QUERIES_FILE } from '../../src/search/relevance/query-set'
import { readBuiltIndex } from './built-index'
import { sentBytes } from '../support/sent-bytes'
import { DIALOG, TO_FIRST_RESULT } from './first-result'
import { yielding } from './yielding'

/** Bytes left for an answer; tests/browser/search/size.spec.ts weighs the dialog. */
const LIMIT = TO_FIRST_RESULT - DIALOG
/** How much the mean may grow if the site doubles in size. */
const GROWTH = 1.2

const queries = parseQueries(fs.readFileSync(QUERIES_FILE, 'utf8')).map(({ query }) => query)

/** Every fourth of a list, for the comparison with twice the site, which doesn't depend on single queries. */
const takeSome = <Item>(list: readonly Item[]) => list.filter((_, index) => index % 4 === 0)

/** The size of a file that the build wrote and compressed. The size of another text would be that of an older build. */
const builtSize: SizeOf = (name, text) => {
  const file = path.join('build', INDEX_FOLDER, name)
  if (fs.readFileSync(file, 'utf8') !== text)
    throw new Error(`${file}: found another text than its pages give. Fix: build again.`)
  return sentBytes(file)
}

/** Files needed to answer each query. */
async function listFiles(files: IndexFiles, asked: readonly string[]): Promise<string[][]> {
  const list = yielding(answerFiles(files))
  const all: string[][] = []
  for (const query of asked) all.push(await list(query))
  return all
}

const summarize = (all: readonly number[]) => ({
  mean: all.reduce((sum, one) => sum + one, 0) / all.length,
  most: Math.max(...all),
})

it("any query's answer fits, and hardly grows if the site doubles in size", async () => {
  const { records, files } = await readBuiltIndex()
  const needed = await listFiles(files, queries)
  const now = summarize(needed.map(sumSizes(files, builtSize)))
  // At a quicker quality, which makes files larger: what fits there also fits at the best one.
  const before = summarize(takeSome(needed).map(sumSizes(files, quickSize)))
  const grown = indexFiles(growRecords(records, 2))
  const doubled = summarize((await listFiles(grown, takeSome(queries))).map(sumSizes(grown, quickSize)))
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

it('the build compressed what is weighed, and a quicker quality never gives fewer bytes', async () => {
  const { files } = await readBuiltIndex()
  const some = [...files].filter(([name]) => fs.existsSync(path.join('build', INDEX_FOLDER, `${name}.br`)))
  expect(some.length).toBeGreaterThan(files.size / 2)
  for (const [name, text] of some) {
    const compressed = fs.readFileSync(path.join('build', INDEX_FOLDER, `${name}.br`))
    expect(brotliDecompressSync(compressed).toString(), name).toBe(text)
    expect(builtSize(name, text), name).toBe(compressed.length)
    expect(quickSize(name, text), name).toBeGreaterThanOrEqual(compressed.length)
  }
  const [name, text] = some[0]!
  expect(() => builtSize(name, `${text} `), 'control: an older build').toThrow('build again')
  expect(quickSize(name, ''), 'control: a smaller one').toBeLessThan(builtSize(name, text))
})
