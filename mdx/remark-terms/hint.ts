/**
 * A hint is a link to the term's glossary entry, and its meaning is the link's description; the style sheet shows
 * that text below the word while it's hovered or has the focus.
 *
 * Why not a focusable <span> with the meaning inside, or a <button>? A span with a tab stop has no role, and a
 * touch screen never focuses it. A button's text is missing from reader views and doesn't wrap. And a meaning
 * inside the sentence is read, copied and extracted as part of it. A link works everywhere, even without styles,
 * and its description is read once, after the word.
 */
import type { Link } from 'mdast'
import { termId, type Term } from '../../model/facts/schema/glossary'
import { textNode } from '../remark-facts/elements'

/** A link from `words` to the entry of `term`. A Markdown node, so its target is checked like any other. */
export function hintNode(term: Term, words: string, meaning: string): Link {
  return {
    type: 'link',
    url: `/glossary#${termId(term)}`,
    children: [textNode(words)],
    data: { hProperties: { className: ['term'], 'aria-description': meaning } },
  }
}
