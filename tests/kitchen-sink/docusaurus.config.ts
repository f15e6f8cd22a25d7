import path from 'node:path'
import type { Config } from '@docusaurus/types'
import base from '../../docusaurus.config'
import { docsOptions, local, pagesOptions } from '../../config/plugins'

const here = (name: string) => path.resolve('tests/kitchen-sink', name)

/** Plugins of the product with another folder of docs and of pages: the same pipeline over awkward pages. */
const swapped: Record<string, object> = {
  [local('flat-site')]: { docs: here('docs') },
  '@docusaurus/plugin-content-docs': { ...docsOptions, path: here('docs'), sidebarPath: here('sidebars.ts') },
  '@docusaurus/plugin-content-pages': { ...pagesOptions, path: here('pages') },
}

type PluginPair = [string, object]

/** The site that only tests see: every kind of block, state and fault on pages of its own. */
const config: Config = {
  ...base,
  onBrokenLinks: 'ignore', // the shell links to pages that only the product has
  plugins: (base.plugins as PluginPair[]).map(
    ([name, options]): PluginPair => [name, swapped[name] ?? options],
  ),
}

export default config
