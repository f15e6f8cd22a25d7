import path from 'node:path'
import base from '../../docusaurus.config'
import { docsOptions, local, pagesOptions } from '../../config/plugins'
import { deriveConfig } from '../support/derive-config'

const here = (name: string) => path.resolve('tests/kitchen-sink', name)

/** The real site's plugins with other folders for docs and pages: the same pipeline with awkward pages. */
const swapped: Record<string, object> = {
  [local('docusaurus-patches')]: { docs: here('docs') },
  '@docusaurus/plugin-content-docs': { ...docsOptions, path: here('docs'), sidebarPath: here('sidebars.ts') },
  '@docusaurus/plugin-content-pages': { ...pagesOptions, path: here('pages') },
}

/** A site only for tests, whose pages have every kind of block, state and fault. */
export default deriveConfig(base, swapped)
