export interface Place {
  file: string
  line: number
  directive: string
}

/** What's wrong with a directive. */
export interface Fault {
  found: string
  expected: string
  fix: string
}

/** A directive that can't be filled in: gives the page, the line, what was found and what was expected. */
export class DirectiveError extends Error {
  constructor({ file, line, directive }: Place, { found, expected, fix }: Fault) {
    super(`${file}:${line} ${directive}: found ${found}; expected ${expected}. ${fix}`)
    this.name = 'DirectiveError'
  }
}

/** Runs a lookup and adds the directive's place to its error. */
export function at<T>(place: Place, wanted: Omit<Fault, 'fix'>, look: () => T): T {
  try {
    return look()
  } catch (error) {
    const fix = error instanceof Error ? error.message : String(error)
    throw new DirectiveError(place, { ...wanted, fix })
  }
}
