/** One thing wrong with a code block: where it is, what was found, what was expected and how to fix it. */
export interface Problem {
  file: string
  line: number
  found: string
  expected: string
  fix: string
}

/** @returns the problem as printed: `file:line`, then found, expected and fix on lines of their own */
export function problemText(problem: Problem): string {
  const { file, line, found, expected, fix } = problem
  return `${file}:${line}\n  found     ${found}\n  expected  ${expected}\n  fix      ${fix}`
}

/** @returns the problems in reading order: by file, then by line */
export function sortProblems(problems: Problem[]): Problem[] {
  return [...problems].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
}
