import type { PhrasingContent } from 'mdast'

/** The anchor that readers of Markdown make of a heading by themselves. */
export function ownAnchor(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/ /g, '-')
}

/** Names the anchor of a heading where its words do not give it. */
export function headingAnchor(id: string, words: string): PhrasingContent[] {
  if (id === '' || ownAnchor(words) === id) return []
  return [{ type: 'html', value: ` <a id="${id}"></a>` }]
}
