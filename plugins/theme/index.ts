import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { beforePaintScript, inlineScript, LOST_FILE, chunkErrorScript } from '../../src/inline/scripts'

type ThemeConfig = {
  announcementBar: { id: string }
  colorMode: { respectPrefersColorScheme: boolean }
}

/** The authoring server loads its scripts on its own. */
const inProduction = process.env.NODE_ENV === 'production'

const local = (file: string) => path.resolve('src', file)

/**
 * The look of the site: every template and state of the specification, on the hooks of @docusaurus/theme-common.
 * src/theme/README.md explains each part.
 */
export default function theme({ siteConfig }: LoadContext): Plugin {
  const { announcementBar, colorMode } = siteConfig.themeConfig as ThemeConfig // the shape of config/theme.ts
  const settings = {
    announcementId: announcementBar.id,
    respectSystem: colorMode.respectPrefersColorScheme,
  }
  return {
    name: 'theme',
    getThemePath: () => local('theme'),
    getTypeScriptThemePath: () => local('theme'),
    getClientModules: () => [
      local('css/site.css'),
      local('theme/enhance.client.ts'),
      local('theme/DocItem/feedback.client.ts'),
      local('components/islands.client.ts'),
    ],
    // Native cascade layers and :is(): the polyfills cost 1.3 KB a page. Older browsers get the text unstyled.
    configurePostCss: (options) => ({ ...options, plugins: [] }),
    postBuild: async ({ outDir }) => writeFileSync(path.join(outDir, LOST_FILE), chunkErrorScript()),
    injectHtmlTags: () => ({
      preBodyTags: [
        {
          tagName: 'script',
          innerHTML: inProduction ? inlineScript(settings) : beforePaintScript(settings),
        },
      ],
    }),
  }
}
