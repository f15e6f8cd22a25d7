import path from 'node:path'
import type { Config } from '@docusaurus/types'
import base from '../../docusaurus.config'
import { docsOptions, local } from '../../config/plugins'

const docs = process.env.BENCH_DOCS
if (!docs) throw new Error('BENCH_DOCS: found nothing, expected the folder of pages. Mend: npm run bench.')

const swapped: Record<string, object> = {
  [local('flat-site')]: { docs },
  '@docusaurus/plugin-content-docs': {
    ...docsOptions,
    path: docs,
    sidebarPath: path.resolve('bench/generated-site/sidebars.ts'),
  },
}

type PluginPair = [string, object]

/** This site's theme and plugins over pages of the bench. The other screens (landing page, search page) stay. */
const config: Config = {
  ...base,
  onBrokenLinks: 'ignore', // the shell links to pages that only the product has
  plugins: (base.plugins as PluginPair[]).map(
    ([name, options]): PluginPair => [name, swapped[name] ?? options],
  ),
}

export default config
