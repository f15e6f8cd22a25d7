import { useDoc } from '@docusaurus/plugin-content-docs/client'
import type { FrontMatter } from '@site/checks/content/front-matter'

/** The page's own front matter, as its schema describes it; Docusaurus' type knows only its own fields. */
export function usePageFacts(): FrontMatter {
  return useDoc().frontMatter as unknown as FrontMatter
}
