export interface RelevanceQuery {
  readonly query: string
  /** Routes that answer it; any of them counts. */
  readonly routes: readonly string[]
  readonly area: string
  readonly kind: string
  /** Tuned on, or only measured. */
  readonly set: 'tune' | 'measure'
}

export const QUERIES_FILE = 'tests/relevance/queries.tsv'
const COLUMNS = 'query\troutes\tarea\tkind\tset'

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
    if (
      cells.length !== 5 ||
      !query ||
      !area ||
      !kind ||
      !routes?.startsWith('/') ||
      (set !== 'tune' && set !== 'measure')
    ) {
      throw new Error(
        `${file}:${index + 2}: found ${JSON.stringify(line)}, expected query, routes with spaces between, area, kind, and tune or measure, with tabs between.`,
      )
    }
    return { query, routes: routes.split(' '), area, kind, set }
  })
}
