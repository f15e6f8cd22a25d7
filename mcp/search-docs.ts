import { search } from '../src/search/engine/search'
import type { BuiltDocs } from './built-docs'
import { DocsError } from './docs-error'

export const LONGEST_QUERY = 200
export const MOST_RESULTS = 20
const SNIPPET_WORDS = 60

export interface FoundSection {
  /** Page title, then the headings that lead to the section. */
  readonly path: string[]
  readonly url: string
  readonly text: string
}

const plain = (marked: string) =>
  marked
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')

/**
 * Sections of the documentation that answer a query, the best first.
 * @throws DocsError for an empty or overlong query
 */
export async function searchDocs(
  docs: BuiltDocs,
  query: string,
  limit: number,
  origin: string,
): Promise<FoundSection[]> {
  const words = query.trim()
  if (words === '') throw new DocsError('bad_input', 'query: found no text, expected one or more words.')
  if (words.length > LONGEST_QUERY)
    throw new DocsError(
      'bad_input',
      `query: found ${words.length} characters, expected at most ${LONGEST_QUERY}. Mend: ask with a few words.`,
    )
  const request = {
    query: words,
    page: 0,
    hitsPerPage: limit,
    snippetWords: SNIPPET_WORDS,
    ellipsis: '…',
    perPage: 3,
    origin,
  }
  const { hits } = await search(await docs.index(), request)
  return hits.map(({ url, hierarchy, content, _snippetResult }) => ({
    path: Object.values(hierarchy)
      .slice(1)
      .filter((name): name is string => name !== null),
    url,
    text: content ?? plain(_snippetResult.content?.value ?? ''),
  }))
}
