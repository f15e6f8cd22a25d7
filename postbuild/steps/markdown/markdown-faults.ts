import { headingsOfMarkdown, headingsOfPage, missingText } from './missing-text'
import { markdownAddress } from '../../../model/page/page-addresses'
import type { ReadablePage } from './read-page'

/** Share of a page's words that may be missing from its Markdown. */
export const MAX_MISSING = 0.05
const SHOWN_WORDS = 12

function headingFault({ main, route }: ReadablePage, markdown: string): string[] {
  const page = headingsOfPage(main).filter(({ words }) => words !== '')
  const found = headingsOfMarkdown(markdown)
  const at = page.findIndex(
    ({ depth, words }, index) => found[index]?.depth !== depth || found[index]?.words !== words,
  )
  const shown = (heading: { depth: number; words: string } | undefined) =>
    heading ? `h${heading.depth} "${heading.words}"` : 'none'
  if (at < 0 && page.length === found.length) return []
  const place = at < 0 ? page.length : at
  return [
    `build${markdownAddress(route)}: heading ${place + 1}: found ${shown(found[place])}, expected ${shown(page[place])}, as on the page. Fix: correct postbuild/steps/markdown/block-nodes.ts, which omits or adds a heading.`,
  ]
}

/** What a Markdown version is missing: more than a twentieth of the page's words, or a heading. */
export function markdownFaults(page: ReadablePage, markdown: string): string[] {
  const { words, missing } = missingText(page.main, markdown)
  const share = words === 0 ? 0 : missing.length / words
  const lost =
    share <= MAX_MISSING
      ? []
      : [
          `build${markdownAddress(page.route)}: text: found ${missing.length} of ${words} words missing (${missing.slice(0, SHOWN_WORDS).join(', ')}), expected at most ${MAX_MISSING * 100}%. Fix: add the element that contains them to postbuild/steps/markdown/block-nodes.ts.`,
        ]
  return [...lost, ...headingFault(page, markdown)]
}
