import { useDoc } from '@docusaurus/plugin-content-docs/client'
import { useThemeConfig } from '@docusaurus/theme-common'
import { useFilteredAndTreeifiedTOC, type TOCTreeNode } from '@docusaurus/theme-common/internal'

/** Headings of the page at the levels of the contents list, as a tree. */
export function useContentsList(): readonly TOCTreeNode[] {
  const { toc, frontMatter } = useDoc()
  const { minHeadingLevel, maxHeadingLevel } = useThemeConfig().tableOfContents
  return useFilteredAndTreeifiedTOC({
    toc,
    minHeadingLevel: frontMatter.toc_min_heading_level ?? minHeadingLevel,
    maxHeadingLevel: frontMatter.toc_max_heading_level ?? maxHeadingLevel,
  })
}
