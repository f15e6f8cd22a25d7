import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { beforePaint } from './before-paint'
import { inlineScript } from './inline-script'
import { LOST_FILE, lostScript } from './lost-script'

type ThemeConfig = {
  announcementBar: { id: string }
  colorMode: { respectPrefersColorScheme: boolean }
}

/** The authoring server loads its scripts by itself. */
const inProduction = process.env.NODE_ENV === 'production'

const local = (file: string) => path.resolve('plugins/theme-celo', file)

/**
 * The look of the site: every template and state of the specification, on the hooks of @docusaurus/theme-common.
 * README.md says what each part stands for.
 */
export default function themeCelo({ siteConfig }: LoadContext): Plugin {
  const { announcementBar, colorMode } = siteConfig.themeConfig as ThemeConfig // the shape of config/theme.ts
  const settings = {
    announcementId: announcementBar.id,
    respectSystem: colorMode.respectPrefersColorScheme,
  }
  return {
    name: 'theme-celo',
    getThemePath: () => local('theme'),
    getTypeScriptThemePath: () => local('theme'),
    getClientModules: () => [
      path.resolve('src/css/site.css'),
      local('client/enhance.ts'),
      local('client/feedback.ts'),
      local('client/progress.ts'),
      local('client/search-wish.ts'),
    ],
    // Native cascade layers and :is(): the polyfills cost 1.3 KB a page. Older browsers get the text unstyled.
    configurePostCss: (options) => ({ ...options, plugins: [] }),
    // Two parts of the libraries that do not do what the specification says; each file gives its reason.
    configureWebpack: (config, isServer, { currentBundler }) => ({
      resolve: { alias: { '@docusaurus/useRouteContext': local('library/use-route-context.ts') } },
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          /\/storageUtils$/,
          local('library/storage-slots.ts'),
        ),
      ],
    }),
    postBuild: async ({ outDir }) => writeFileSync(path.join(outDir, LOST_FILE), lostScript),
    injectHtmlTags: () => ({
      preBodyTags: [
        {
          tagName: 'script',
          innerHTML: inProduction ? inlineScript(settings) : beforePaint(settings),
        },
      ],
    }),
  }
}
