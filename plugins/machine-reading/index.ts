import path from 'node:path'
import type { Plugin } from '@docusaurus/types'

/**
 * The part of machine reading that runs in the browser: the actions on a page's Markdown. All else is written once the
 * site is built; see README.md and tools/finish-build.ts.
 */
export default function machineReading(): Plugin {
  return {
    name: 'machine-reading',
    getClientModules: () => [path.resolve('plugins/machine-reading/client/page-actions.ts')],
  }
}
