import { type Rule, errorAt, warningAt } from '../context'
import { collectSpans } from '../../../model/page/spans'

const BANNED = /\b(?:simply|powerful(?:ly)?|seamless(?:ly)?|recently|coming soon|click here)\b/gi
const DISCOURAGED = /\b(?:utili[sz](?:e|es|ed|ing)|leverag(?:es|ed|ing)|upcoming)\b/gi

/** Words that judge, boast or age (errors), and words that mostly pad a sentence (warnings). */
export const bannedWord: Rule = (page) =>
  collectSpans(page)
    .filter((span) => span.place !== 'code' && span.place !== 'link address')
    .flatMap((span) =>
      [
        { pattern: BANNED, at: errorAt },
        { pattern: DISCOURAGED, at: warningAt },
      ].flatMap(({ pattern, at }) =>
        [...span.text.matchAll(pattern)]
          .filter((match) => span.typed(match.index) && !span.coded(match.index))
          .map((match) =>
            at(page, span.lineAt(match.index), {
              field: 'banned-word',
              found: `"${match[0]}" in "${span.around(match.index).slice(0, 80)}"`,
              expected: "words that don't judge, boast or age",
              fix: 'drop the word, or state the fact behind it',
            }),
          ),
      ),
    )

/** Characters of source above which most readers look for parts of a page instead of reading it all. */
const LONG_PAGE = 50_000

/** A very long page: only a warning, because some topics need the length. */
export const pageSize: Rule = (page) => {
  if (page.source.length < LONG_PAGE) return []
  const found = `${page.source.length} characters`
  const expected = `under ${LONG_PAGE}, unless readers look everything up in one place`
  return [
    warningAt(page, 1, { field: 'page-size', found, expected, fix: 'split the page by topic if it helps' }),
  ]
}
