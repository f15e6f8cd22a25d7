/** A problem with a record or a page, described so that the reader can fix it. */
export interface Problem {
  file: string
  line: number
  field: string
  found: string
  expected: string
  fix: string
}

/** One problem as text: file and line first, so editors turn it into a link. */
export function describe(problem: Problem): string {
  const { file, line, field, found, expected, fix } = problem
  return `${file}:${line} ${field}: found ${found}; expected ${expected}; fix: ${fix}`
}

/** Thrown if registry files don't have the required content. */
export class RegistryError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(describe).join('\n'))
    this.name = 'RegistryError'
  }
}

const shownLength = 120

/** A value as shown in an error: a date by its day, anything else as JSON, cut at 120 characters. */
export function quoted(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : JSON.stringify(value)
  return text.length > shownLength ? `${text.slice(0, shownLength - 1)}…` : text
}
