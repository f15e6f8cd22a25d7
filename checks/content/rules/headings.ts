import type { Block } from '../../../model/page/blocks'
import { type Rule, errorAt, warningAt } from '../context'
import type { Page } from '../../../model/page/read-page'

const EMOJI = /\p{Extended_Pictographic}/u
const NUMBER_FIRST = /^\s*(?:(?:step|part)\s+)?\d/i

const isGuide = ({ frontMatter }: Page): boolean => ['tutorial', 'how-to'].includes(frontMatter.type)

const listHeadings = (page: Page): Block[] => page.blocks.filter((block) => block.kind === 'heading')

/** A title in the page's body, which belongs in the front matter. */
export const bodyTitle: Rule = (page) =>
  listHeadings(page)
    .filter((heading) => heading.depth === 1)
    .map((heading) =>
      errorAt(page, heading.line, {
        field: 'heading',
        found: `the first-level heading "${heading.text}"`,
        expected: 'h2 to h6 in the body',
        fix: 'remove it: the title of the front matter is the first-level heading',
      }),
    )

/** Levels go down one at a time, from h2. */
export const headingLevel: Rule = (page) =>
  listHeadings(page).flatMap((heading, index, all) => {
    const above = all[index - 1]?.depth ?? 1
    if (heading.depth <= above + 1) return []
    const found = `h${heading.depth} "${heading.text}" after h${above}`
    const expected = `h${above + 1} or higher`
    return [errorAt(page, heading.line, { field: 'heading', found, expected, fix: 'use the next level' })]
  })

/** No emoji, no duplicate headings, and a leading number only if sections are steps. */
export const headingText: Rule = (page) => {
  const seen = new Map<string, number>()
  return listHeadings(page).flatMap((heading) => {
    const { text, line } = heading
    const key = text.trim().toLowerCase()
    const earlier = seen.get(key)
    if (earlier === undefined) seen.set(key, line)
    const faults = [
      EMOJI.test(text) && ['a heading without emoji', 'remove the emoji'],
      NUMBER_FIRST.test(text) &&
        !isGuide(page) && ['a heading that does not start with a number', 'name the task instead'],
      earlier !== undefined && [`a heading that is not on line ${earlier} already`, 'name what differs'],
    ]
    return faults.flatMap((fault) => {
      const [expected, fix] = fault || []
      return expected && fix
        ? [errorAt(page, line, { field: 'heading', found: `"${text}"`, expected, fix })]
        : []
    })
  })
}

/** Title and headings in sentence case: flags several words that all start with a capital. */
export const sentenceCase: Rule = (page) =>
  [{ text: page.frontMatter.title, line: 2 }, ...listHeadings(page)].flatMap(({ text, line }) => {
    const later = text
      .split(/\s+/)
      .slice(1)
      .filter((word) => /^\p{L}{4,}$/u.test(word))
    if (later.length < 3 || later.some((word) => /^\p{Ll}/u.test(word))) return []
    const fix = 'write only the first word and names with a capital'
    return [
      warningAt(page, line, { field: 'sentence-case', found: `"${text}"`, expected: 'sentence case', fix }),
    ]
  })
