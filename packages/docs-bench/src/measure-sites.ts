import type { Browser } from 'playwright-core'
import { loadPage, summarizeLoads } from '../../../bench/measure/load-page'
import { DESK, PHONE } from '../../../bench/measure/open-page'
import { RUNS, severalTimes } from '../../../bench/measure/several-times'
import { countBytes } from './count-bytes'
import { startBrowser } from './start-browser'
import type { BenchOptions, BenchReport, FailedSite, Site, SiteFigures } from './types'

async function measureSite(browser: Browser, site: Site, options: BenchOptions): Promise<SiteFigures> {
  const { runs = RUNS, fast = false, device, say = () => undefined } = options
  const load = { url: site.url, count: countBytes, fast, device: device === 'desktop' ? DESK : PHONE }
  const all = await severalTimes(
    (what) => say(`${site.name}: ${what}`),
    () => loadPage(browser, load),
    runs,
  )
  return { ...site, ...summarizeLoads(all) }
}

export async function measureAll(sites: readonly Site[], options: BenchOptions): Promise<BenchReport> {
  const measured: SiteFigures[] = []
  const failed: FailedSite[] = []
  const browser = await startBrowser(options.browser)
  try {
    for (const site of sites) {
      try {
        measured.push(await measureSite(browser, site, options))
      } catch (error) {
        const [first = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
        failed.push({ ...site, error: first })
      }
    }
  } finally {
    await browser.close()
  }
  const { runs = RUNS, fast = false, device = 'phone' } = options
  return { measured, failed, runs, fast, device, on: new Date().toISOString().slice(0, 10) }
}
