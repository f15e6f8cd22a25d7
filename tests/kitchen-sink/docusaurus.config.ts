import path from 'node:path'
import base from '../../docusaurus.config'
import { docsOptions, local, pagesOptions } from '../../config/plugins'
import { siteOver } from '../../config/derive-config'

const here = (name: string) => path.resolve('tests/kitchen-sink', name)

/** Plugins of the product with another folder of docs and of pages: the same pipeline over awkward pages. */
const swapped: Record<string, object> = {
  [local('docusaurus-patches')]: { docs: here('docs') },
  '@docusaurus/plugin-content-docs': { ...docsOptions, path: here('docs'), sidebarPath: here('sidebars.ts') },
  '@docusaurus/plugin-content-pages': { ...pagesOptions, path: here('pages') },
}

/** The site that only tests see: every kind of block, state and fault on pages of its own. */
export default siteOver(base, swapped)
