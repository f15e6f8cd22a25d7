/**
 * How a query was used: tuned on; only measured. The fresh sets were written by people who knew neither the site's headings
 * nor other sets: a was tuned on after its first measurement, b was measured once, after that, and c after b. Sets d and e are
 * halves of what two more people wrote, drawn at random: d was measured and then tuned on, e was measured once, after that.
 */
export const QUERY_SETS = [
  'tune',
  'measure',
  'fresh-a',
  'fresh-b',
  'fresh-c',
  'fresh-d',
  'fresh-e',
  'fresh-f',
  'fresh-g',
] as const
export type QuerySet = (typeof QUERY_SETS)[number]

export interface RelevanceQuery {
  readonly query: string
  /** Routes that answer it; any of them counts. */
  readonly routes: readonly string[]
  readonly area: string
  readonly kind: string
  readonly set: QuerySet
}

export const QUERIES_FILE = 'tests/relevance/queries.tsv'
const COLUMNS = 'query\troutes\tarea\tkind\tset'

const isSet = (word: string | undefined): word is QuerySet => QUERY_SETS.some((set) => set === word)

/**
 * Reads the table of queries.
 * @throws Error naming the line, what was found and what was expected.
 */
export function parseQueries(text: string, file = QUERIES_FILE): RelevanceQuery[] {
  const [head, ...lines] = text.trimEnd().split('\n')
  if (head !== COLUMNS)
    throw new Error(`${file}:1: found ${JSON.stringify(head)}, expected the columns ${COLUMNS}`)
  return lines.map((line, index) => {
    const cells = line.split('\t')
    const [query, routes, area, kind, set] = cells
    if (cells.length !== 5 || !query || !area || !kind || !routes?.startsWith('/') || !isSet(set)) {
      throw new Error(
        `${file}:${index + 2}: found ${JSON.stringify(line)}, expected query, routes with spaces between, area, kind, and one of ${QUERY_SETS.join(', ')}, with tabs between.`,
      )
    }
    return { query, routes: routes.split(' '), area, kind, set }
  })
}
