import type { Config } from '@docusaurus/types'
import kitchenSink from './docusaurus.config'

const { navbar, announcementBar, colorMode, ...themeConfig } = kitchenSink.themeConfig as Record<
  string,
  object
>

/**
 * Settings that the product does not use but the specification describes: their code must not rot. Its services come from
 * the environment, as those of the product would: tools/test-sites/services.ts.
 */
const config: Config = {
  ...kitchenSink,
  themeConfig: {
    ...themeConfig,
    colorMode: { ...colorMode, respectPrefersColorScheme: true },
    announcementBar: { ...announcementBar, isCloseable: true },
    navbar: { ...navbar, items: [] },
  },
}

export default config
