import type { Config } from '@docusaurus/types'
import kitchenSink from './docusaurus.config'

const { navbar, announcementBar, colorMode, ...themeConfig } = kitchenSink.themeConfig as Record<
  string,
  object
>

/**
 * Settings that the real site doesn't use but the specification describes, so their code keeps working. Services come
 * from the environment, as on the real site: tools/test-sites/services.ts.
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
