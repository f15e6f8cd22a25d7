import path from 'node:path'
import type { Config } from '@docusaurus/types'
import { docsOptions, local, pagesOptions } from '../../config/plugins'
import base from '../../docusaurus.config'

const root = process.env.TINY_SITE
if (!root) throw new Error('TINY_SITE names no folder: this configuration is for tests/bad-input only.')

const { navbar, footer, announcementBar, ...themeConfig } = base.themeConfig as Record<string, object>

/** The product's configuration over a handful of pages; its shell links to nothing but the first of them. */
const config: Config = {
  ...base,
  plugins: [
    [local('live-samples'), {}], // the theme imports what it makes
    [
      '@docusaurus/plugin-content-docs',
      { ...docsOptions, path: path.join(root, 'docs'), sidebarPath: undefined },
    ],
    ['@docusaurus/plugin-content-pages', { ...pagesOptions, path: path.join(root, 'pages') }],
  ],
  themeConfig: {
    ...themeConfig,
    navbar: { ...navbar, items: [] },
    footer: { ...footer, links: [], about: [] },
    announcementBar: { ...announcementBar, link: { to: '/' } },
  },
}

export default config
