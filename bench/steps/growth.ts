import { listBytes } from '../measure/bytes'
import { openPage, PHONE } from '../measure/open-page'
import { untilQuiet } from '../measure/quiet'
import { SITE, corpusNames } from '../corpora'
import type { Step } from '../measurement'
import { sites } from '../sites'
import { inBrowser } from './in-browser'

/** The same page on sites with more and more pages; measures only bytes, so nothing is throttled. */
export const growthStep: Step = {
  name: 'growth',
  about: 'the same page on sites with 100, 350 and 1,000 pages: bytes by kind',
  exact: true,
  measurements: () =>
    corpusNames
      .filter((name) => name !== SITE)
      .flatMap((name) =>
        sites.map((site) =>
          inBrowser(
            { id: `growth.${site.name}.${name}`, site, corpus: name },
            async ({ browser, server, corpus }) => {
              const page = await openPage(browser, PHONE)
              await page.goto(server.url + site.address(corpus, corpus.page))
              await untilQuiet(server)
              return { pages: corpus.pages.length, bytes: listBytes(server.sent) }
            },
          ),
        ),
      ),
}
