import type { Browser, BrowserType } from 'playwright-core'

async function loadPlaywright(): Promise<BrowserType> {
  try {
    return (await import('playwright-core')).chromium
  } catch (error) {
    throw new Error(
      'found no package playwright-core, expected it in the project. Fix: npm install --save-dev playwright-core.',
      { cause: error },
    )
  }
}

/** @throws if Playwright or the browser is missing, with the way to get it */
export async function startBrowser(path = process.env['CHROME_PATH']): Promise<Browser> {
  const chromium = await loadPlaywright()
  try {
    return await chromium.launch({
      args: ['--no-sandbox'],
      ...(path ? { executablePath: path } : { channel: 'chrome' }),
    })
  } catch (error) {
    const [first = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    throw new Error(
      `${path ?? 'Chrome'} did not start: ${first}. Fix: set the path of Chrome, Chromium or Edge: CHROME_PATH=/usr/bin/chromium.`,
      { cause: error },
    )
  }
}
