import type { PhrasingContent } from 'mdast'

/** The anchor that Markdown renderers generate for a heading. */
export function ownAnchor(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/ /g, '-')
}

/** The anchor that a heading's Markdown ends with, if it doesn't follow from its text. */
export const OWN_ANCHOR = / ?<a id="([^"]*)"><\/a>/

/** Writes out a heading's anchor if it doesn't follow from its text. */
export function headingAnchor(id: string, words: string): PhrasingContent[] {
  if (id === '' || ownAnchor(words) === id) return []
  return [{ type: 'html', value: ` <a id="${id}"></a>` }]
}
