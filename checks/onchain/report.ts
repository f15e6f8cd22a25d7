import { type Diagnostic, formatDiagnostic } from '../../model/diagnostic'
import { type ReadBlock, type Result, topics } from './question'

/** What was read, and from where. */
export interface Reading {
  block: ReadBlock
  /** The endpoint's URL without path or key. */
  endpoint: string
  results: readonly Result[]
}

/** Finds the line of a field. In: the file, and the keys to the field. */
export type LineAt = (file: string, keys: readonly string[]) => number

/** A block's time, such as 2026-11-23 05:20 UTC. */
export const blockTime = ({ timestamp }: ReadBlock): string =>
  `${new Date(timestamp * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`

const count = (value: number, one: string, many = `${one}s`) => `${value} ${value === 1 ? one : many}`

/** Comparisons by topic, as [topic, all, different]. */
export function countTopics(results: readonly Result[]): [topic: string, all: number, different: number][] {
  return topics
    .map((topic): [string, Result[]] => [topic, results.filter(({ question }) => question.topic === topic)])
    .filter(([, own]) => own.length > 0)
    .map(([topic, own]) => [topic, own.length, own.filter(({ same }) => !same).length])
}

/** Differences with file, line, field, what was found and expected, and the fix. */
export function listDifferences({ results, block }: Reading, lineAt: LineAt): Diagnostic[] {
  return results
    .filter(({ same }) => !same)
    .map(({ question: { place, topic, expected, fix }, found }) => ({
      file: place.file,
      line: lineAt(place.file, [...place.keys, ...(place.field ? [place.field] : [])]),
      field: `${place.path} (${topic})`,
      found: `${found} on ${block.network}`,
      expected,
      fix,
    }))
}

function writeTable(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
}

/** The report for a terminal: a table by topic, then each difference. */
export function textReport(reading: Reading, lineAt: LineAt): string {
  const { block, endpoint, results } = reading
  const differences = listDifferences(reading, lineAt)
  const rows = countTopics(results).map(([topic, all, different]) => [
    topic,
    String(all),
    String(all - different),
    String(different),
  ])
  const same = results.length - differences.length
  const total = ['total', String(results.length), String(same), String(differences.length)]
  return [
    `${block.network} at block ${block.number} (${blockTime(block)}), read from ${endpoint}`,
    '',
    ...writeTable([['compared', 'all', 'same', 'different'], ...rows, total]),
    '',
    ...differences.flatMap((problem) => [formatDiagnostic(problem), '']),
    differences.length === 0
      ? `Every fact that was compared matches ${block.network}.`
      : `${count(differences.length, 'difference')} between data/ and ${block.network}.`,
  ].join('\n')
}

/** An issue is limited to 65,536 characters, and no one reads longer tables to the end anyway. */
const LONGEST_TABLE = 100

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** The report as Markdown, for an issue. */
export function markdownReport(reading: Reading, lineAt: LineAt): string {
  const { block, endpoint, results } = reading
  const differences = listDifferences(reading, lineAt)
  const rows = differences.map(
    ({ file, line, field, found, expected, fix }) =>
      `| \`${file}:${line}\` ${cell(field ?? '')} | ${cell(found)} | ${cell(expected)} | ${cell(fix)} |`,
  )
  const table = [
    '| Fact | Found | Expected | Fix |',
    '| --- | --- | --- | --- |',
    ...rows.slice(0, LONGEST_TABLE),
  ]
  const rest = rows.length > LONGEST_TABLE ? ['', `The first ${LONGEST_TABLE} are listed.`] : []
  return [
    `## ${block.network}`,
    '',
    `${count(differences.length, 'difference')} in ${count(results.length, 'comparison')} at block ${block.number} (${blockTime(block)}), read from ${endpoint}.`,
    ...(differences.length > 0 ? ['', ...table, ...rest] : []),
    '',
  ].join('\n')
}
