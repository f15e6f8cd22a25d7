import path from 'node:path'
import base from '../../docusaurus.config'
import { docsOptions, local } from '../../config/plugins'
import { deriveConfig } from '../../tests/support/derive-config'

const docs = process.env.BENCH_DOCS
if (!docs) throw new Error('BENCH_DOCS: found nothing, expected the folder of pages. Fix: npm run bench.')

const swapped: Record<string, object> = {
  [local('docusaurus-patches')]: { docs },
  '@docusaurus/plugin-content-docs': {
    ...docsOptions,
    path: docs,
    sidebarPath: path.resolve('bench/generated-site/sidebars.ts'),
  },
}

/** This site's theme and plugins with the bench's pages. The other screens (landing page, search page) stay. */
export default deriveConfig(base, swapped)
