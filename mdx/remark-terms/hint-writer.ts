import type { Nodes, Paragraph, PhrasingContent } from 'mdast'
import type { Term } from '../../model/facts/schema/glossary'
import { textNode } from '../remark-facts/elements'
import { hintNode } from './hint'
import type { Match } from './matcher'

const MAX_HINTS = 6 // hints on a page
const APART = 200 // minimum characters of prose between two hints
const EXPLAINS = /^ (?:is|are|means) (?:a|an|the)\b/ // "A nonce is a number": the page explains it

function getText(node: Nodes): string {
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(getText).join('') : ''
}

export interface Writing {
  find: (text: string) => Match[]
  /** Whether the term may get a hint on this page. */
  allows: (term: Term) => boolean
  meaning: (term: Term) => string
}

/** Writes the hints of one page, paragraph by paragraph, and counts them. */
export class HintWriter {
  private readonly done = new Set<Term>()
  private count = 0
  private position = 0
  private lastEnd = -Infinity

  constructor(private readonly writing: Writing) {}

  private hasRoom(at: number): boolean {
    return this.count < MAX_HINTS && at - this.lastEnd >= APART
  }

  private inText(text: string): PhrasingContent[] {
    const made: PhrasingContent[] = []
    let from = 0
    for (const { term, at, words } of this.writing.find(text)) {
      if (EXPLAINS.test(text.slice(at + words.length))) this.done.add(term)
      if (this.done.has(term) || !this.writing.allows(term) || !this.hasRoom(this.position + at)) continue
      if (at > from) made.push(textNode(text.slice(from, at)))
      made.push(hintNode(term, words, this.writing.meaning(term)))
      from = at + words.length
      this.done.add(term)
      this.count += 1
      this.lastEnd = this.position + from
    }
    return from < text.length ? [...made, textNode(text.slice(from))] : made
  }

  /** A page that links a term, or explains it in bold, doesn't need a hint for it. */
  private explained(text: string): void {
    const words = text.trim().replace(/[.:]$/, '')
    const match = this.writing.find(words)[0]
    if (match?.words === words) this.done.add(match.term)
  }

  private child(node: PhrasingContent): PhrasingContent[] {
    const text = getText(node)
    const made = node.type === 'text' ? this.inText(text) : [node]
    if (node.type === 'strong' || node.type === 'emphasis' || node.type === 'link') this.explained(text)
    this.position += text.length
    return made
  }

  paragraph(node: Paragraph): void {
    node.children = node.children.flatMap((child) => this.child(child))
    this.position += 1
  }
}
