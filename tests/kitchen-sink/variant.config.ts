import type { Config } from '@docusaurus/types'
import kitchenSink from './docusaurus.config'

const { navbar, announcementBar, colorMode, ...themeConfig } = kitchenSink.themeConfig as Record<
  string,
  object
>

/** Settings that the product does not use but the specification describes: their code must not rot. */
const config: Config = {
  ...kitchenSink,
  // plugins/third-parties loads analytics and tag manager itself, after consent.
  plugins: kitchenSink.plugins?.filter((plugin) => !String(plugin).includes('plugin-google-')),
  themeConfig: {
    ...themeConfig,
    colorMode: { ...colorMode, respectPrefersColorScheme: true },
    announcementBar: { ...announcementBar, isCloseable: true },
    navbar: { ...navbar, items: [] },
    search: { appId: 'TESTAPP123', apiKey: '0'.repeat(32), indexName: 'celo', insights: true },
  },
}

export default config
