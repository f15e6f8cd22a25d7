import path from 'node:path'
import type { Plugin } from '@docusaurus/types'

/**
 * Navigation between pages that were rendered at build time. The theme doesn't depend on it: it fills the theme's
 * slots from its own client module. src/navigation/README.md explains why and how.
 */
export default function navigation(): Plugin {
  return {
    name: 'navigation',
    getClientModules: () => [
      path.resolve('src/navigation/navigation.client.ts'),
      path.resolve('src/navigation/progress.client.ts'),
    ],
  }
}
