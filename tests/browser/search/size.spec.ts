import fs from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { indexFiles } from '../../../src/search/index/index-files'
import { answerBytes } from '../../../src/search/relevance/answer-bytes'
import { growRecords } from '../../../src/search/relevance/grow-records'
import { parseQueries, QUERIES_FILE } from '../../../src/search/relevance/query-set'
import { readBuiltRecords } from '../../../postbuild/steps/search-index'
import { sentBytes } from '../../support/sent-bytes'
import { expect, hydrated, test } from '../../support/test'
import { field, hits } from './open-search'

/** Compressed bytes from the key that opens the dialog to the first result, for any query. */
const LIMIT = 100 * 1024
/** How much the mean may grow if the site doubles in size. */
const GROWTH = 1.2
const BUILD = 'build'

/** Files that the page requests from now on, by path. */
function filesFromNow(page: Page): Set<string> {
  const seen = new Set<string>()
  page.on('request', (request) => seen.add(new URL(request.url()).pathname))
  return seen
}

const queries = () => parseQueries(fs.readFileSync(QUERIES_FILE, 'utf8')).map(({ query }) => query)

/** Bytes needed to answer readers' queries: mean and maximum. */
async function weights(files: ReturnType<typeof indexFiles>) {
  const bytes = answerBytes(files)
  const all: number[] = []
  for (const query of queries()) all.push(await bytes(query))
  return { mean: all.reduce((sum, one) => sum + one, 0) / all.length, most: Math.max(...all) }
}

test('from the key to the first result at most 100 KB, and hardly more if the site doubles in size', async ({
  page,
}) => {
  test.setTimeout(300_000) // creates two whole indexes
  await page.goto('/developer/viem')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const seen = filesFromNow(page)
  const started = Date.now()
  await page.keyboard.press('Control+k')
  await field(page).fill('fee')
  await expect(hits(page).first()).toBeVisible()
  const elapsed = Date.now() - started
  const fetched = [...seen].filter((address) => fs.existsSync(path.join(BUILD, address)))
  const code = fetched.filter((address) => !address.startsWith('/search-index/'))
  expect(code.length, 'the dialog is loaded when needed').toBeGreaterThan(0)
  const dialog = code.reduce((sum, address) => sum + sentBytes(path.join(BUILD, address)), 0)

  const records = await readBuiltRecords(BUILD)
  const now = await weights(indexFiles(records))
  const doubled = await weights(indexFiles(growRecords(records, 2)))
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
  console.log(
    `dialog ${kilobytes(dialog)}; answers ${kilobytes(now.mean)} on average, ${kilobytes(now.most)} at most; ` +
      `twice the site ${kilobytes(doubled.mean)}, ${kilobytes(doubled.most)}; ${elapsed} ms here`,
  )
  expect(dialog + now.most).toBeLessThanOrEqual(LIMIT)
  expect(dialog + doubled.most).toBeLessThanOrEqual(LIMIT)
  expect(doubled.mean).toBeLessThanOrEqual(now.mean * GROWTH)
  expect(dialog + now.most, 'control: a limit that it exceeds').toBeGreaterThan(LIMIT / 2)
})
