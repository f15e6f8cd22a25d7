/** Something wrong with a record or a page, said so that a reader can fix it. */
export interface Problem {
  file: string
  line: number
  field: string
  found: string
  expected: string
  fix: string
}

/** One problem as text: file and line first, so that editors make a link of it. */
export function describe(problem: Problem): string {
  const { file, line, field, found, expected, fix } = problem
  return `${file}:${line} ${field}: found ${found}; expected ${expected}; fix: ${fix}`
}

/** Thrown when registry files do not hold what they must. */
export class RegistryError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(describe).join('\n'))
    this.name = 'RegistryError'
  }
}

const shownLength = 120

/** A value as an error shows it: a date by its day, all else as JSON, cut at 120 characters. */
export function quoted(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : JSON.stringify(value)
  return text.length > shownLength ? `${text.slice(0, shownLength - 1)}…` : text
}
