import path from 'node:path'
import type { Plugin } from '@docusaurus/types'

/**
 * Search: the theme's slot `@theme/SearchBar`, and the keyboard shortcuts that open it before the application has
 * started.
 */
export default function search(): Plugin {
  const themePath = path.resolve('src/search/theme')
  return {
    name: 'search',
    getThemePath: () => themePath,
    getTypeScriptThemePath: () => themePath,
    getClientModules: () => [path.join(themePath, 'SearchBar/search-trigger.client.ts')],
  }
}
