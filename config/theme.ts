import type { ThirdParties } from './third-parties'
import { announcement } from './announcement'
import { SEARCH_INDEX, TOC_LEVELS } from './constants'
import { footer } from './footer'
import { navbar } from './navbar'

/** What theme-common's hooks and the theme read. Hosted search is there only when configured. */
export function themeConfig({ search }: ThirdParties) {
  return {
    colorMode: { defaultMode: 'dark' as const, disableSwitch: false, respectPrefersColorScheme: false },
    docs: {
      versionPersistence: 'localStorage' as const,
      sidebar: { hideable: true, autoCollapseCategories: false },
    },
    announcementBar: announcement,
    navbar,
    footer,
    tableOfContents: { minHeadingLevel: TOC_LEVELS.min, maxHeadingLevel: TOC_LEVELS.max },
    metadata: [],
    prism: {},
    search: search ?? { indexName: SEARCH_INDEX },
  }
}
