import { DiagnosticError, type Fault } from '../../model/diagnostic'

export interface Place {
  file: string
  line: number
  directive: string
}

/** The error for a directive that can't be filled in. */
export const directiveError = ({ file, line, directive }: Place, fault: Fault): DiagnosticError =>
  new DiagnosticError([{ file, line, field: directive, ...fault }])

/** Runs a lookup and adds the directive's place to its error. */
export function at<T>(place: Place, wanted: Omit<Fault, 'fix'>, look: () => T): T {
  try {
    return look()
  } catch (error) {
    const fix = error instanceof Error ? error.message : String(error)
    throw directiveError(place, { ...wanted, fix })
  }
}
