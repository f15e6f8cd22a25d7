import type { Config } from '@docusaurus/types'
import { parsePage } from './config/front-matter'
import { htmlTemplate } from './config/html-template'
import { plugins, themes } from './config/plugins'
import { site } from './config/site'
import { themeConfig } from './config/theme'
import { readThirdParties } from './config/third-parties'

const services = readThirdParties(process.env)

const config: Config = {
  ...site,
  trailingSlash: undefined,
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onBrokenMarkdownLinks: 'throw',
  onDuplicateRoutes: 'throw',
  i18n: { defaultLocale: 'en', locales: ['en'] },
  markdown: {
    format: 'mdx',
    parseFrontMatter: parsePage,
    mdx1Compat: { comments: false, admonitions: false }, // pages are parsed as checked (model/page/parse-as-built.ts)
  },
  future: {
    experimental_faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      rspackBundler: true,
      rspackPersistentCache: false,
      mdxCrossCompilerCache: false, // it waits until the client has compiled each page, but flat-site only compiles pages on the server
      ssgWorkerThreads: false,
    },
  },
  ssrTemplate: htmlTemplate,
  plugins: plugins(services),
  themes,
  themeConfig: themeConfig(services),
}

export default config
