/** One thing wrong with a page: where it is, what was found, what was expected and how to mend it. */
export interface Problem {
  file: string
  line: number
  field: string
  found: string
  expected: string
  mend: string
  severity: 'error' | 'warning'
}

/** Shows a value in a message: strings in quotes, long ones cut at 120 characters. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : JSON.stringify(value)
  return text.length > 120 ? `${text.slice(0, 117)}…` : text
}

/** Formats a problem as `file:line field: found …; expected …; mend: …`. */
export function formatProblem({ file, line, field, found, expected, mend }: Problem): string {
  return `${file}:${line} ${field}: found ${found}; expected ${expected}; mend: ${mend}`
}

/** The error that stops a build: its fields are those of the first problem, its message holds all of them. */
export class ContentError extends Error {
  readonly file: string
  readonly line: number
  readonly field: string
  readonly found: string
  readonly expected: string
  readonly mend: string

  constructor(readonly problems: readonly [Problem, ...Problem[]]) {
    super(problems.map(formatProblem).join('\n'))
    this.name = 'ContentError'
    const [first] = problems
    this.file = first.file
    this.line = first.line
    this.field = first.field
    this.found = first.found
    this.expected = first.expected
    this.mend = first.mend
  }
}
