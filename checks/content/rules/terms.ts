import { type Rule, errorAt, warningAt } from '../context'
import type { Page } from '../../../model/page/read-page'
import { type Span, collectSpans } from '../../../model/page/spans'
import { findTerms } from '../terms'

/** The span's own words, with inline code replaced with "C" and fact components with "F", at the same offsets. */
function plainWords(span: Span): string {
  let last = ''
  return [...Array(span.text.length).keys()]
    .map((offset) => {
      const kind = span.coded(offset) ? 'C' : span.typed(offset) ? '' : 'F'
      const starts = kind !== last
      last = kind
      return kind === '' ? (span.text[offset] ?? '') : starts ? kind : ' '
    })
    .join('')
}

/** Phrases that the page keeps, with its reason: `keepTerms: ['coin type: SLIP-44 calls it that']`. */
function isKept({ frontMatter }: Page, phrase: string): boolean {
  return (frontMatter.keepTerms ?? []).some((entry) => {
    const [kept = ''] = entry.split(':')
    return phrase.toLowerCase().includes(kept.trim().toLowerCase())
  })
}

/** Phrases of data/voice/terms.tsv in prose, headings, titles, table cells and captions. */
export const termUse: Rule = (page, { terms }) =>
  collectSpans(page)
    .filter(({ place }) => place !== 'code' && place !== 'link address')
    .flatMap((span) =>
      findTerms(plainWords(span), terms)
        .filter(({ phrase }) => !isKept(page, phrase))
        .map(({ term, phrase, index }) =>
          (term.level === 'error' ? errorAt : warningAt)(page, span.lineAt(index), {
            field: 'term',
            found: `"${phrase}" in "${span.around(index).replace(/\s+/g, ' ').slice(0, 80)}"`,
            expected: term.use,
            fix: term.why || 'rewrite the sentence',
          }),
        ),
    )
