import { checkFolder } from './check-folder'
import { makeClasses } from './classes'
import type { CheckClass, CheckOptions, CheckReport, Problem } from './types'

export type * from './types'

/** The built-in classes: run, typecheck, parse, output, illustrative. */
export const builtInClasses: Readonly<Record<string, CheckClass>> = makeClasses()

/**
 * Checks the code blocks of a project's pages.
 * @returns what was checked, and every problem with its file and line
 */
export async function checkDocs(options: CheckOptions = {}): Promise<CheckReport> {
  return checkFolder({ ...options, classes: { ...builtInClasses, ...options.classes } })
}

/** A problem on one line: file and line first, so that editors link it. */
export const formatProblem = ({ file, line, found, expected, fix }: Problem): string =>
  `${file}:${line}: found ${found}; expected ${expected}; fix: ${fix}`
