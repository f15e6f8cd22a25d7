import path from 'node:path'
import type { PluginConfig } from '@docusaurus/types'
import { IMAGE } from './constants'
import { markdown } from './markdown'
import { editUrl } from './repository'
import type { ThirdParties } from './third-parties'

/** File of a plugin of this repository. */
export const local = (name: string) => path.resolve('plugins', name, 'index.ts')

export const docsOptions = {
  path: 'docs',
  routeBasePath: '/',
  sidebarPath: './sidebars/index.ts',
  include: ['**/*.mdx'],
  breadcrumbs: true,
  editUrl: ({ docPath }: { docPath: string }) => `${editUrl}docs/${docPath}`,
  ...markdown,
}

export const pagesOptions = { path: 'src/pages', include: ['*.{ts,tsx,mdx}'], ...markdown }

/** Themes come after the plugins: the last to name a component draws it. */
export const themes: PluginConfig[] = [
  [local('theme'), {}],
  [local('search'), {}],
]

export function plugins(services: ThirdParties): PluginConfig[] {
  return [
    [local('docusaurus-patches'), { docs: docsOptions.path }],
    [local('navigation'), {}],
    [local('home-data'), {}],
    [local('status'), {}],
    [local('page-actions'), {}],
    [local('live-samples'), {}],
    // Origins are for the policy alone: options of plugins are in every page's script.
    [local('third-parties'), { ...services, origins: undefined }],
    ['@docusaurus/plugin-content-docs', docsOptions],
    ['@docusaurus/plugin-content-pages', pagesOptions],
    ['@docusaurus/plugin-ideal-image', { ...IMAGE, disableInDev: true }],
    [
      '@docusaurus/plugin-sitemap',
      { lastmod: null, changefreq: null, priority: null, ignorePatterns: ['/search'] },
    ],
  ]
}
