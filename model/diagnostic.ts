/** What's wrong with something, and how to fix it. */
export interface Fault {
  found: string
  expected: string
  fix: string
}

/** A fault in a record, a page or a code block, with its place, so the reader can fix it. */
export interface Diagnostic extends Fault {
  file: string
  line: number
  /** The field, rule or directive, if there is one. */
  field?: string
  /** A warning doesn't stop a build. */
  severity?: 'error' | 'warning'
}

/** What a rule reports about a place that its caller knows. */
export type DiagnosticText = Fault & { field: string }

/** One diagnostic as text: file and line first, so editors turn it into a link. */
export function formatDiagnostic({ file, line, field, found, expected, fix }: Diagnostic): string {
  const place = field === undefined ? `${file}:${line}` : `${file}:${line} ${field}`
  return `${place}: found ${found}; expected ${expected}; fix: ${fix}`
}

/** In reading order: by file, then by line. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
}

/** The error that stops a build: its message contains every diagnostic, one per line. */
export class DiagnosticError extends Error {
  constructor(readonly diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map(formatDiagnostic).join('\n'))
    this.name = 'DiagnosticError'
  }
}

const shownLength = 120

/** A value as shown in an error: a date by its day, anything else as JSON, cut at 120 characters. */
export function quoted(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : JSON.stringify(value)
  return text.length > shownLength ? `${text.slice(0, shownLength - 1)}…` : text
}
