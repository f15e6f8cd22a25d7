export interface Place {
  file: string
  line: number
  directive: string
}

/** A directive that can't be filled in: gives the page, the line, what was found and what was expected. */
export class DirectiveError extends Error {
  constructor(place: Place, found: string, expected: string, fix: string) {
    super(`${place.file}:${place.line} ${place.directive}: found ${found}; expected ${expected}. ${fix}`)
    this.name = 'DirectiveError'
  }
}

/** Runs a lookup and adds the directive's place to its error. */
export function at<T>(place: Place, found: string, expected: string, look: () => T): T {
  try {
    return look()
  } catch (error) {
    throw new DirectiveError(place, found, expected, error instanceof Error ? error.message : String(error))
  }
}
