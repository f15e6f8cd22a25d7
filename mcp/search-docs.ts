import type { BuiltDocs } from './built-docs'
import { DocsError } from './docs-error'
import { bestSection } from './retrieval/rank-chunks'

export const LONGEST_QUERY = 1000
export const MAX_RESULTS = 20

export interface FoundText {
  /** Page title, then the headings that lead to the best matching section. */
  readonly path: string[]
  /** URL of that section. */
  readonly url: string
  /** The day the page was last checked against its sources; missing if the page doesn't say. */
  readonly verified?: string
  /** The section's Markdown with its short neighbors on the page. */
  readonly text: string
}

/**
 * Pieces of the documentation that answer a question, best first.
 * @throws DocsError for an empty or overlong query
 */
export async function searchDocs(
  { docs, origin }: { docs: BuiltDocs; origin: string },
  query: string,
  limit: number,
): Promise<FoundText[]> {
  const words = query.trim()
  if (words === '') throw new DocsError('bad_input', 'query: found no text, expected one or more words.')
  if (words.length > LONGEST_QUERY)
    throw new DocsError(
      'bad_input',
      `query: found ${words.length} characters, expected at most ${LONGEST_QUERY}. Fix: use fewer words.`,
    )
  const find = await docs.retriever()
  return find(words, limit).map((chunk) => {
    const { path, anchor } = bestSection(chunk, words)
    const url = `${origin}${chunk.route}${anchor === '' ? '' : `#${anchor}`}`
    return { path: [...path], url, ...(chunk.verified && { verified: chunk.verified }), text: chunk.text }
  })
}
