import { buildSite, getStamp } from '../built-site'
import { corpusNames } from '../corpora'
import type { Step } from '../measurement'
import { sites } from '../sites'

/** Builds each site with each corpus from scratch. The other steps measure these builds. */
export const buildStep: Step = {
  name: 'build',
  about: 'clean builds: seconds and memory',
  measurements: () =>
    corpusNames.flatMap((corpus) =>
      sites.map((site) => ({
        id: `build.${site.name}.${corpus}`,
        peer: site.name,
        stamp: getStamp(site, corpus),
        run: ({ progress }) => buildSite(site, corpus, progress.say),
      })),
    ),
}
