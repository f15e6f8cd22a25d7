import type { BrowserContext, Page } from '@playwright/test'
import { deployedSite, releaseIn } from '../support/deployed-site'
import { hydrated, TIMEOUT_MS } from '../support/test'
import { freshReader } from './page-facts'
import { copyAsNextRelease } from './next-release'
import { markDocument, watchLeaving } from './places'
import { makeRandom } from './random'
import type { Reader } from './reader'

const BUILT = 'build'
const NEXT = '.cache/next-release'

type Start = { page: Page; context: BrowserContext; loads: boolean; patience?: number }

/**
 * A reader on the landing page, with a separate server.
 * @param loads whether steps may load other documents: by reload, a typed URL, or a new release
 * @param patience how long a page may take to show what it should, in ms
 */
export async function startReader({
  page,
  context,
  loads,
  patience = TIMEOUT_MS,
}: Start): Promise<{ reader: Reader; end: () => Promise<void> }> {
  if (loads) copyAsNextRelease(BUILT, NEXT)
  const site = await deployedSite(BUILT)
  const fresh = await freshReader(page.context().browser()!, site.url) // the context was made by a browser
  let served = BUILT
  const reader: Reader = {
    page,
    context,
    site,
    loads,
    patience,
    random: makeRandom(0, 0),
    choices: { theme: 'dark', tabs: new Map(), groups: new Set(), isSidebarHidden: false },
    places: new Map(),
    read: ['/'],
    doing: 'start',
    compared: new Map(),
    hasSearch: false,
    isBent: false,
    isNarrow: false,
    isOffline: false,
    mayLoad: false,
    freshFacts: fresh.facts,
    served: () => releaseIn(served),
    deployNext: () => {
      served = served === BUILT ? NEXT : BUILT
      site.deploy(served)
    },
  }
  await watchLeaving(page)
  await page.goto(site.url)
  await hydrated(page)
  await markDocument(reader)
  return {
    reader,
    end: async () => {
      await context.setOffline(false)
      await fresh.close()
      await site.close()
    },
  }
}
