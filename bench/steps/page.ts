import { listBytes, median } from '../browser/bytes'
import { openPage, PHONE, saveData, throttle } from '../browser/open-page'
import { untilQuiet } from '../browser/quiet'
import { readVitals, watchVitals } from '../browser/vitals'
import { SITE } from '../corpora'
import type { Step } from '../measurement'
import { sites } from '../sites'
import { inBrowser, type Look, severalTimes } from './in-browser'

const WATCHED = 6000 // ms after loading

async function loadOnce({ browser, server, site, corpus }: Look, saving = false) {
  const page = await openPage(browser, PHONE)
  try {
    if (saving) await saveData(page)
    await watchVitals(page)
    await throttle(page)
    const start = server.sent.length
    await page.goto(server.url + site.address(corpus, corpus.page))
    await untilQuiet(server, WATCHED)
    return { bytes: listBytes(server.sent.slice(start)), vitals: await readVitals(page) }
  } finally {
    await page.context().close()
  }
}

/** A reader with a phone opens a documentation page and does nothing. */
export const pageStep: Step = {
  name: 'page',
  about: 'a page on a phone on slow 4G: bytes by kind, at load and after idle; paint, blocking, layout shift',
  measurements: () =>
    sites.map((site) =>
      inBrowser({ id: `page.${site.name}`, site, corpus: SITE }, async (look) => {
        const runs = await severalTimes(look.say, () => loadOnce(look))
        const saving = await loadOnce(look, true)
        const middle = (of: (run: (typeof runs)[number]) => number) => median(runs.map(of))
        return {
          page: look.corpus.page,
          bytes: runs[0]!.bytes,
          bytesSavingData: saving.bytes.all,
          bytesAtLoad: middle(({ vitals }) => vitals.bytesAtLoad),
          scriptAtLoad: middle(({ vitals }) => vitals.scriptAtLoad),
          paintMs: middle(({ vitals }) => vitals.paint),
          loadMs: middle(({ vitals }) => vitals.load),
          blockingMs: middle(({ vitals }) => vitals.blocking),
          layoutShift: middle(({ vitals }) => vitals.shift),
        }
      }),
    ),
}
