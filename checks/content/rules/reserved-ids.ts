import { headingId } from '../../../model/page/heading-id'
import { type Rule, errorAt } from '../context'

/** Ids around a page's text, in the markup or created by scripts that look for them by name. */
const RESERVED =
  /^(?:__docusaurus|docsearch-.*|docusaurus_.*|feedback|icon-.*|lost|main|page|page-list|request_tokens|scripts|search-examples|tested|tested-title|toc-title|celo\..*)$/

/**
 * A heading with an id that the page itself uses: a script would treat the heading as its own element, and might
 * remove it.
 */
export const reservedIds: Rule = (page) => {
  const lines = page.source.split('\n')
  return page.blocks
    .filter((block) => block.kind === 'heading')
    .flatMap(({ text, line }) => {
      const written = /\{#([^}]+)\}\s*$/.exec(lines[line - 1] ?? '')?.[1]
      const id = written ?? headingId(text)
      if (!RESERVED.test(id)) return []
      const expected = 'an id that the page around the text does not have'
      const fix = 'make the heading more specific, or set another ID: ## Text {#another-id}'
      return [errorAt(page, line, { field: 'heading', found: `the id "${id}"`, expected, fix })]
    })
}
