import { SITE } from '../corpora'
import { loadPage, summarizeLoads } from '../measure/load-page'
import { severalTimes } from '../measure/several-times'
import type { Step } from '../measurement'
import { sites } from '../sites'
import { inBrowser, type Look } from './in-browser'

const loadOnce = ({ browser, server, site, corpus }: Look, saving = false) =>
  loadPage(browser, { url: server.url + site.address(corpus, corpus.page), count: () => server.sent, saving })

/** A reader with a phone opens a documentation page, does nothing for a while, and then scrolls. */
export const pageStep: Step = {
  name: 'page',
  about:
    'a page on a phone on slow 4G: bytes by kind, at load, after idle and after scrolling; paint, blocking, layout shift',
  measurements: () =>
    sites.map((site) =>
      inBrowser({ id: `page.${site.name}`, site, corpus: SITE }, async (look) => {
        const runs = await severalTimes(look.say, () => loadOnce(look))
        const { bytes, ...figures } = summarizeLoads(runs)
        const saving = await loadOnce(look, true)
        return { page: look.corpus.page, bytes, bytesSavingData: saving.bytes.all, ...figures }
      }),
    ),
}
