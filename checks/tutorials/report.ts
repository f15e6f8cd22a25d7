import { type Diagnostic, formatDiagnostic, sortDiagnostics } from '../../model/diagnostic'

export const verdicts = ['passed', 'stand-in', 'saved', 'failed', 'not run'] as const
export type Verdict = (typeof verdicts)[number]

/** What became of one step of a page. */
export interface StepResult {
  page: string
  line: number
  what: string
  verdict: Verdict
  seconds: number
  /** Why it wasn't run, or why something stood in for it. */
  reason?: string
  problem?: Diagnostic
}

const WIDTH = 72

function shorten(text: string): string {
  const [line = '', ...rest] = text.split('\n')
  const isShort = line.length <= WIDTH && rest.length === 0
  return isShort ? line : `${line.slice(0, WIDTH - 1)}…`
}

function tableLine({ line, what, verdict, seconds, reason }: StepResult): string {
  const time = seconds >= 0.05 ? seconds.toFixed(1) : ''
  const start = `  ${String(line).padStart(4)}  ${shorten(what).padEnd(WIDTH)}  ${verdict.padEnd(8)}  ${time.padStart(6)}`
  return reason ? `${start.trimEnd()}\n        (${reason})` : start.trimEnd()
}

const countVerdict = (results: readonly StepResult[], verdict: Verdict): number =>
  results.filter((one) => one.verdict === verdict).length

/** A line such as `41 run and passed, 3 run with a stand-in, 0 failed, 5 not run; 9 files saved`. */
export function totalsLine(results: readonly StepResult[]): string {
  const count = (verdict: Verdict) => countVerdict(results, verdict)
  return `${count('passed')} run and passed, ${count('stand-in')} run with a stand-in, ${count('failed')} failed, ${count('not run')} not run; ${count('saved')} files saved`
}

/** The table of all steps, the problems, and the totals. Pure. */
export function reportText(results: readonly StepResult[]): string {
  const pages = [...new Set(results.map(({ page }) => page))]
  const tables = pages.map((page) => {
    const own = results.filter((one) => one.page === page)
    const seconds = own.reduce((sum, one) => sum + one.seconds, 0)
    return [`${page}: ${totalsLine(own)}; ${seconds.toFixed(0)} s`, ...own.map(tableLine)].join('\n')
  })
  const problems = sortDiagnostics(results.flatMap(({ problem }) => problem ?? [])).map(formatDiagnostic)
  return [
    ...tables,
    ...problems,
    `${pages.length} ${pages.length === 1 ? 'page' : 'pages'}: ${totalsLine(results)}`,
  ].join('\n\n')
}
