import type { Browser, Page } from 'playwright-core'
import { type Bytes, getSpread, listBytes, median, type Sent } from './bytes'
import { openPage, PHONE, saveData, scroll, throttle } from './open-page'
import { untilQuiet } from './quiet'
import { readVitals, type Vitals, watchVitals } from './vitals'

const WATCHED = 6000 // ms after loading

export type Load = {
  readonly url: string
  /** What's sent to a page, as a list that grows. */
  readonly count: (page: Page) => readonly Sent[] | Promise<readonly Sent[]>
  readonly device?: { readonly width: number; readonly height: number }
  /** Without the slow connection and processor. */
  readonly fast?: boolean
  /** Says that the reader saves data. */
  readonly saving?: boolean
}

export type Loaded = {
  /** Until the page was quiet, untouched. */
  readonly bytes: Bytes
  /** What followed once the reader scrolled. */
  readonly scrolled: Bytes
  /** Of both. */
  readonly vitals: Vitals
}

/** A reader opens a page, does nothing for a while, and then scrolls. */
export async function loadPage(browser: Browser, load: Load): Promise<Loaded> {
  const page = await openPage(browser, load.device ?? PHONE)
  try {
    if (load.saving) await saveData(page)
    await watchVitals(page)
    if (!load.fast) await throttle(page)
    const sent = await load.count(page)
    const start = sent.length
    await page.goto(load.url)
    await untilQuiet({ sent }, WATCHED)
    const untouched = sent.length
    await scroll(page)
    await untilQuiet({ sent })
    return {
      bytes: listBytes(sent.slice(start, untouched)),
      scrolled: listBytes(sent.slice(untouched)),
      vitals: await readVitals(page),
    }
  } finally {
    await page.context().close()
  }
}

/** Bytes of the first run, and the median of each time with its spread. */
export function summarizeLoads(runs: readonly Loaded[]) {
  const list = (name: keyof Vitals) => runs.map(({ vitals }) => vitals[name])
  const middle = (name: keyof Vitals) => median(list(name))
  return {
    bytes: runs[0]!.bytes, // callers pass one run at least
    bytesScrolled: runs[0]!.scrolled.all,
    bytesAtLoad: middle('bytesAtLoad'),
    scriptAtLoad: middle('scriptAtLoad'),
    paintMs: middle('paint'),
    loadMs: middle('load'),
    blockingMs: middle('blocking'),
    layoutShift: middle('shift'),
    spread: {
      paintMs: getSpread(list('paint')),
      loadMs: getSpread(list('load')),
      blockingMs: getSpread(list('blocking')),
    },
  }
}
