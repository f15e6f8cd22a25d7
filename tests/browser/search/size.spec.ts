import fs from 'node:fs'
import path from 'node:path'
import { FIRST_FILES } from '../../../src/search/client/dialog-request'
import { DIALOG, TO_FIRST_RESULT } from '../../relevance/first-result'
import { sentBytes } from '../../support/sent-bytes'
import { expect, hydrated, test } from '../../support/test'
import { field, hits } from './open-search'

const BUILD = 'build'
/** A file with hits' texts. */
const TEXT = /\/search-index\/\w+\/p\d+\.json$/

const weigh = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + sentBytes(path.join(BUILD, file)), 0)

// What answering any query takes, on this site and on one twice its size, is in tests/relevance/size.built.test.ts.
test('from the key to the first result, the dialog and its answer stay within their bytes', async ({
  page,
}) => {
  await page.goto('/developer/viem')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const seen = new Set<string>()
  page.on('request', (request) => seen.add(new URL(request.url()).pathname))
  await page.keyboard.press('Control+k')
  await field(page).fill('fee')
  await expect(hits(page).first()).toBeVisible()
  // Later texts are fetched after the paint (twenty-hits.spec.ts), which a slow machine notices later than they start.
  const texts = [...seen].filter((address) => TEXT.test(address)).slice(FIRST_FILES)
  const fetched = [...seen].filter(
    (address) => !texts.includes(address) && fs.existsSync(path.join(BUILD, address)),
  )
  const code = fetched.filter((address) => !address.startsWith('/search-index/'))
  expect(code.length, 'the dialog is loaded when needed').toBeGreaterThan(0)
  expect(fetched.length, 'and so is the index').toBeGreaterThan(code.length)
  console.log(`weight: dialog ${weigh(code)} bytes of ${DIALOG}, with an answer ${weigh(fetched)}`)
  expect(weigh(code)).toBeLessThanOrEqual(DIALOG)
  expect(weigh(fetched)).toBeLessThanOrEqual(TO_FIRST_RESULT)
  expect(weigh(code), 'control: a limit that it exceeds').toBeGreaterThan(DIALOG / 2)
})
