import fs from 'node:fs'
import { defineConfig } from 'vitepress'

export default defineConfig({
  title: 'Celo Docs',
  srcDir: 'docs',
  cleanUrls: true,
  ignoreDeadLinks: true,
  markdown: { html: false }, // an exported page is text: nothing in it is a Vue template
  themeConfig: {
    search: { provider: 'local' },
    sidebar: JSON.parse(fs.readFileSync(new URL('../sidebar.json', import.meta.url), 'utf8')),
  },
})
