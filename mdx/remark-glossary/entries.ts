// The list as headings and paragraphs, not as a <dl>: HTML allows no heading inside <dt>, and only a heading gives
// a term its anchor, its entry in the search index and its check as a link target.
import type { Heading, Paragraph, PhrasingContent, RootContent } from 'mdast'
import { termId, type Term } from '../../model/facts/schema/glossary'
import { textNode } from '../remark-facts/elements'
import { pageTitle } from './page-title'

const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children })

function heading(depth: 2 | 3, text: string, id: string): Heading {
  return { type: 'heading', depth, children: [textNode(text)], data: { hProperties: { id } } }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const readTitle = ({ term, verbatim }: Term): string => (verbatim ? term : capital(term))

function namesText({ aliases, former, status }: Term): string {
  const parts = [
    status === 'historical' ? 'Historical.' : '',
    aliases ? `Also: ${aliases.join(', ')}.` : '',
    former ? `Formerly ${former.join(', ')}.` : '',
  ]
  return parts.filter(Boolean).join(' ')
}

function lastLine(term: Term, root: string): Paragraph[] {
  const title = pageTitle(term.page, root)
  const link: PhrasingContent[] = title ? [{ type: 'link', url: term.page, children: [textNode(title)] }] : []
  const names = namesText(term)
  const before = [names, title ? 'See ' : ''].filter(Boolean).join(' ')
  if (!before) return []
  return [paragraph(textNode(before), ...link, ...(title ? [textNode('.')] : []))]
}

function entry(term: Term, root: string): RootContent[] {
  const { definition, beforeL2 } = term
  return [
    heading(3, readTitle(term), termId(term)),
    paragraph(textNode(definition)),
    ...(beforeL2 ? [paragraph(textNode(beforeL2))] : []),
    ...lastLine(term, root),
  ]
}

const firstLetter = ({ term }: Term): string => term.charAt(0).toUpperCase()

/** The glossary as nodes for a page: a heading for each letter, followed by its terms with their meanings. */
export function glossaryEntries(terms: readonly Term[], root: string): RootContent[] {
  return terms.flatMap((term, index) => {
    const letter = firstLetter(term)
    const before = terms[index - 1]
    const starts = !before || firstLetter(before) !== letter
    const head = starts ? [heading(2, letter, `letter-${letter.toLowerCase()}`)] : []
    return [...head, ...entry(term, root)]
  })
}
