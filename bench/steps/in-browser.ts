import type { Browser } from 'playwright-core'
import { launchBrowser } from '../browser/launch-browser'
import { type CountedServer, serveCounted } from '../browser/serve-counted'
import { builtFolder, getStamp } from '../built-site'
import { getCorpus } from '../corpora'
import type { Corpus } from '../corpus/corpus'
import type { Figures, Measurement } from '../measurement'
import type { Site } from '../sites/site'

export type Look = {
  readonly browser: Browser
  readonly server: CountedServer
  readonly site: Site
  readonly corpus: Corpus
  readonly say: (what: string) => void
}

/** A measurement of a built site in a browser. Server and browser are always closed at the end. */
export function inBrowser(
  { id, site, corpus }: { id: string; site: Site; corpus: string },
  look: (look: Look) => Promise<Figures>,
): Measurement {
  return {
    id,
    peer: site.name,
    stamp: getStamp(site, corpus),
    async run({ port, progress: { say } }) {
      const server = await serveCounted(await builtFolder(site, corpus, say), port)
      try {
        const browser = await launchBrowser()
        try {
          return await look({ browser, server, site, corpus: getCorpus(corpus), say })
        } finally {
          await browser.close()
        }
      } finally {
        await server.close()
      }
    },
  }
}
