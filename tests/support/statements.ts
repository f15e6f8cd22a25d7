import { readFileSync } from 'node:fs'

export const STATEMENTS_FILE = 'specification/statements.md'
const states = ['test', 'content', 'pending', 'not tested']

export type Row = { number: string; state: string; where: string }

/** Numbers of all statements, such as `S2.7`, in order. In: the text of their list. */
export function specified(text = readFileSync(STATEMENTS_FILE, 'utf8')): string[] {
  return [...text.matchAll(/^\| (S\d\.\d+) +\|/gm)].map(([, number]) => number!)
}

/** Reads the list: number, state, and the test's file or the reason why there's none. */
export function readList(text: string): Row[] {
  const [, ...lines] = text.trimEnd().split('\n')
  return lines.map((line) => {
    const [number = '', state = '', where = ''] = line.split('\t')
    return { number, state, where }
  })
}

const title = /\b(?:test|it|describe)(?:\.\w+)*(?:\(\[[^\n]*\]\))?\(\s*(['"`])((?:S\d\.\d+,?\s)+)/g

/** Numbers at the start of test titles in a source. */
export function titledNumbers(code: string): string[] {
  return [...code.matchAll(title)].flatMap((match) => match[2]!.trim().split(/,?\s+/))
}

/**
 * Problems with the list.
 * @param source a file's text, or undefined if it doesn't exist
 */
export function listFaults(rows: readonly Row[], source: (file: string) => string | undefined): string[] {
  const numbers = specified()
  const strangers = rows.filter(({ number }) => !numbers.includes(number))
  return [
    ...strangers.map(({ number }) => `${number}: the specification has no such statement`),
    ...numbers.flatMap((number) => countFault(number, rows.filter((row) => row.number === number).length)),
    ...rows.flatMap((row) => rowFaults(row, source)),
  ]
}

function countFault(number: string, count: number): string[] {
  if (count === 1) return []
  return [
    count === 0 ? `${number}: no row in tests/statements.tsv` : `${number}: ${count} rows; expected one`,
  ]
}

function rowFaults({ number, state, where }: Row, source: (file: string) => string | undefined): string[] {
  const faults: string[] = []
  if (!states.includes(state)) {
    faults.push(`${number}: state "${state}"; expected test, content, pending or not tested`)
  }
  if (!where) faults.push(`${number}: neither a file nor a reason`)
  if (state !== 'test' || !where) return faults
  const code = source(where)
  if (code === undefined) faults.push(`${number}: ${where} doesn't exist`)
  else if (!titledNumbers(code).includes(number)) {
    faults.push(`${number}: no test title in ${where} starts with it`)
  }
  return faults
}
