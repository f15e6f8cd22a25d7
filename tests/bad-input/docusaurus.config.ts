import path from 'node:path'
import type { Config } from '@docusaurus/types'
import { docsOptions, local, pagesOptions } from '../../config/plugins'
import base from '../../docusaurus.config'

const root = process.env.TINY_SITE
if (!root) throw new Error("TINY_SITE isn't set. This configuration is only for tests/bad-input.")

const { navbar, footer, announcementBar, ...themeConfig } = base.themeConfig as Record<string, object>

/** The real site's configuration with a handful of pages; its shell only links to the first one. */
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
