/**
 * A hint is a link to the term's entry in the glossary, and its meaning is the link's description; the style sheet
 * shows that text under the word while it is hovered or has the focus.
 *
 * Why not a focusable <span> with the meaning inside, or a <button>? A span with a tab stop has no role, and a touch
 * screen never focuses it. The words of a button drop out of reader views, and do not break over lines. And a meaning
 * that stands inside the sentence is read, copied and extracted as part of it. A link works everywhere, also without
 * styles, and its description is read once, after the word.
 */
import type { Link } from 'mdast'
import { termId, type Term } from '../../model/facts/schema/glossary'
import { textNode } from '../remark-facts/elements'

/** A link from `words` to the entry of `term`. A Markdown node, so that its address is checked like any other. */
export function hintNode(term: Term, words: string, meaning: string): Link {
  return {
    type: 'link',
    url: `/glossary#${termId(term)}`,
    children: [textNode(words)],
    data: { hProperties: { className: ['term'], 'aria-description': meaning } },
  }
}
