import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../support/test'
import { field, find, hits, openSearch } from '../browser/search/open-search'

// `npm run measure:search` prints times next to their targets. They depend on the machine, so they aren't tests. Limits on
// bytes are in tests/browser/search/size.spec.ts and tests/relevance/size.built.test.ts.

const AIM = { firstResult: 1000, keyToPaint: 50 }
/** Lighthouse's slow 4G: 1.6 Mbit/s down, 150 ms round trip. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/** CPU slowdown compared with this machine. */
const PROCESSOR = 4

const tell = (what: string, took: number, aim: number) =>
  console.log(`${what}: ${Math.round(took)} ms here, target ${aim} ms`)

type Watched = Window & { watched?: Promise<number> }

/** The measured time in ms by the page's own clock. Measuring starts before the key is pressed. */
const watched = (page: Page) => page.evaluate(() => (window as Watched).watched!)

/** Measures the time from the key that opens the search to the frame that shows the first hit. */
const watchFirstResult = (page: Page) =>
  page.evaluate(() => {
    ;(window as Watched).watched = new Promise((resolve) => {
      const look = (opened: number) => {
        const isThere = document.querySelector('[role=dialog] [role=treeitem]') !== null
        requestAnimationFrame(() => (isThere ? resolve(performance.now() - opened) : look(opened)))
      }
      addEventListener('keydown', ({ timeStamp }) => look(timeStamp), { capture: true, once: true })
    })
  })

/** Measures the time from a key in the field to the frame that shows its hits. */
const watchPaint = (page: Page) =>
  page.evaluate(() => {
    ;(window as Watched).watched = new Promise((resolve) => {
      const box = document.querySelector('.DocSearch-Container')!
      let started = 0
      box.addEventListener('input', () => (started = performance.now()), { capture: true, once: true })
      const observer = new MutationObserver(() => {
        if (started === 0 || !box.querySelector('.DocSearch-Hits')) return
        observer.disconnect()
        requestAnimationFrame(() => resolve(performance.now() - started))
      })
      observer.observe(box.querySelector('.DocSearch-Dropdown')!, { childList: true, subtree: true })
    })
  })

test('time to the first result on a slow connection', async ({ page }) => {
  await page.goto('/developer/viem')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW)
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR })
  await watchFirstResult(page)
  await page.keyboard.press('Control+k')
  await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT')
  await page.keyboard.insertText('feeCurrency')
  tell('first result on a slow connection', await watched(page), AIM.firstResult)
})

test('time from a key to its paint once everything is loaded', async ({ page }) => {
  await openSearch(page)
  await find(page, 'feeCurrency')
  await field(page).fill('feeCurrenc')
  await expect(hits(page).first()).toBeVisible()
  await watchPaint(page)
  await field(page).press('y')
  tell('key to paint', await watched(page), AIM.keyToPaint)
})
