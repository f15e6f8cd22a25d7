import { describe, type Problem as Fault } from './diagnostic'

/** One problem with a page; a warning doesn't stop a build. */
export interface Problem extends Fault {
  severity: 'error' | 'warning'
}

/** What a check reports about a place in a page. */
export type ProblemText = Pick<Problem, 'field' | 'found' | 'expected' | 'fix'>

/** The error that stops a build: its fields are those of the first problem; its message contains all of them. */
export class ContentError extends Error {
  readonly file: string
  readonly line: number
  readonly field: string
  readonly found: string
  readonly expected: string
  readonly fix: string

  constructor(readonly problems: readonly [Problem, ...Problem[]]) {
    super(problems.map(describe).join('\n'))
    this.name = 'ContentError'
    const [first] = problems
    this.file = first.file
    this.line = first.line
    this.field = first.field
    this.found = first.found
    this.expected = first.expected
    this.fix = first.fix
  }
}
