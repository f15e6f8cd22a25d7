import path from 'node:path'
import type { Plugin } from '@docusaurus/types'

/**
 * The part of machine reading that runs in the browser: the actions on a page's Markdown. All else is written once the
 * site is built; see README.md and postbuild/run.ts.
 */
export default function pageActions(): Plugin {
  return {
    name: 'page-actions',
    getClientModules: () => [path.resolve('src/theme/DocItem/page-actions.client.ts')],
  }
}
