import { countStatements, type JudgedStatement, type PageStatements } from './page-status'

const HEAD = ['page', 'statements', 'verified', 'no claim', 'unverified', 'edited since', 'page reviewed']

function makeRow(
  name: string,
  page: Pick<PageStatements, 'statements' | 'outdated'>,
  reviewed: string,
): string[] {
  const { all, verified, noClaim, unverified, outdated } = countStatements(page)
  return [name, ...[all, verified, noClaim, unverified, outdated].map(String), reviewed]
}

/** A table of the pages, those with the most unverified statements first, and the total. Pure. */
export function tableOfPages(pages: readonly PageStatements[]): string {
  const sorted = [...pages].sort(
    (a, b) => countStatements(b).unverified - countStatements(a).unverified || (a.file < b.file ? -1 : 1),
  )
  const all = {
    statements: pages.flatMap((page) => page.statements),
    outdated: pages.flatMap((page) => page.outdated),
  }
  const rows = [
    HEAD,
    ...sorted.map((page) => makeRow(page.file, page, page.reviewed)),
    makeRow(pages.length === 1 ? '1 page' : `${pages.length} pages`, all, ''),
  ]
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n')
}

function describeState({ verdict }: JudgedStatement): string {
  if (!verdict) return 'unverified'
  return verdict.verdict === 'verified'
    ? `verified ${verdict.on}: ${verdict.source}`
    : `no claim, ${verdict.on}`
}

/** A page's statements with line, ID and verdict, and the verdicts whose sentence no longer exists. Pure. */
export function listOfPage(
  { file, statements, outdated }: PageStatements,
  onlyUnverified: boolean,
): string[] {
  const shown = statements.filter(({ verdict }) => !onlyUnverified || !verdict)
  return [
    ...shown.flatMap((statement) => [
      `${file}:${statement.line} ${statement.id} [${statement.words.join(', ')}] ${describeState(statement)}`,
      `  ${statement.sentence}`,
    ]),
    ...outdated.flatMap((verdict) => [
      `${file} edited or removed since ${verdict.on}${verdict.verdict === 'verified' ? `, source: ${verdict.source}` : ''}`,
      `  ${verdict.sentence}`,
    ]),
  ]
}
