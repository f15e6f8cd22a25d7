import { useDoc } from '@docusaurus/plugin-content-docs/client'
import type { FrontMatter } from '@site/model/page/front-matter'
import type { ShownProvenance } from '@site/config/page-provenance'

/** The page's front matter, as its schema describes it, plus what the checks of its code proved. */
export type PageFacts = FrontMatter & { readonly provenance?: ShownProvenance }

/**
 * The facts of the page being rendered; Docusaurus' type includes only its own fields.
 * Out: undefined on a site whose pages don't follow the schema, such as those of the tests.
 */
export function usePageFacts(): PageFacts | undefined {
  const frontMatter = useDoc().frontMatter as unknown as PageFacts
  return frontMatter.type ? frontMatter : undefined
}
