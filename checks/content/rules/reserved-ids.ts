import { type Rule, errorAt } from '../context'

/** Ids of the page around the text, in its markup or made by its scripts, which look for them by name. */
const RESERVED =
  /^(?:__docusaurus|docsearch-.*|docusaurus_.*|feedback|icon-.*|lost|main|page|page-list|request_tokens|scripts|search-examples|tested|tested-title|toc-title|celo\..*)$/

/** The id that the generator makes of a heading (github-slugger). */
function idFromText(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')
}

/** A heading whose id the page itself has: a script would take the heading for its own part, and may remove it. */
export const reservedIds: Rule = (page) => {
  const lines = page.source.split('\n')
  return page.blocks
    .filter((block) => block.kind === 'heading')
    .flatMap(({ text, line }) => {
      const written = /\{#([^}]+)\}\s*$/.exec(lines[line - 1] ?? '')?.[1]
      const id = written ?? idFromText(text)
      if (!RESERVED.test(id)) return []
      const expected = 'an id that the page around the text does not have'
      const fix = 'make the heading more specific, or set another ID: ## Text {#another-id}'
      return [errorAt(page, line, { field: 'heading', found: `the id "${id}"`, expected, fix })]
    })
}
