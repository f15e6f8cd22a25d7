import path from 'node:path'
import type { Plugin } from '@docusaurus/types'

/**
 * The browser part of the machine-readable output: the actions on a page's Markdown. Everything else is written
 * after the site is built; see README.md and postbuild/run.ts.
 */
export default function pageActions(): Plugin {
  return {
    name: 'page-actions',
    getClientModules: () => [path.resolve('src/theme/DocItem/page-actions.client.ts')],
  }
}
