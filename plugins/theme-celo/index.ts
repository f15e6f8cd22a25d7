import path from 'node:path'
import type { Plugin } from '@docusaurus/types'
import { beforePaint } from './before-paint'

/**
 * The look of the site: every template and state of the specification, on the hooks of @docusaurus/theme-common.
 * README.md says what each part stands for.
 */
export default function themeCelo(): Plugin {
  return {
    name: 'theme-celo',
    getThemePath: () => path.resolve('plugins/theme-celo/theme'),
    getTypeScriptThemePath: () => path.resolve('plugins/theme-celo/theme'),
    getClientModules: () =>
      [
        'src/css/site.css',
        'plugins/theme-celo/client/enhance.ts',
        'plugins/theme-celo/client/progress.ts',
      ].map((file) => path.resolve(file)),
    // Native cascade layers and :is(): the polyfills cost 1.3 KB a page. Older browsers get the text unstyled.
    configurePostCss: (options) => ({ ...options, plugins: [] }),
    injectHtmlTags: () => ({ preBodyTags: [{ tagName: 'script', innerHTML: beforePaint }] }),
  }
}
