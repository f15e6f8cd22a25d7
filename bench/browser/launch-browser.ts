import { type Browser, chromium } from 'playwright-core'
import { browserPath } from '../../tests/support/browser-path'
import { readMessage, Problem } from '../problem'

/** @throws Problem if there's no browser, or it doesn't start */
export async function launchBrowser(): Promise<Browser> {
  const path = await browserPath().catch((error: unknown) => {
    throw new Problem(`There's no browser to measure with: ${readMessage(error)}`)
  })
  return chromium.launch({ executablePath: path, args: ['--no-sandbox'] }).catch((error: unknown) => {
    throw new Problem(
      `${path} did not start: ${readMessage(error).split('\n')[0]}. Fix: set another one: CHROME_PATH=/usr/bin/chromium npm run bench`,
    )
  })
}
