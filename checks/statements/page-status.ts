import type { Statement } from './find-statements'
import type { Verdict, Verdicts } from './verdicts'

/** A statement with its verdict; without one, no one has verified its current wording. */
export interface JudgedStatement extends Statement {
  verdict?: Verdict
}

/** How many of a page's statements are verified. */
export interface PageStatements {
  file: string
  /** The date in the page's front matter, when all its facts were compared with their sources. */
  reviewed: string
  statements: readonly JudgedStatement[]
  /** Verdicts about sentences that were edited or removed since. */
  outdated: readonly Verdict[]
}

/** A page's statements, and its review as a whole. */
export interface PageInput {
  file: string
  reviewed: string
  statements: readonly Statement[]
}

/** Matches verdicts with their sentences. Pure. */
export function judgePage({ file, reviewed, statements }: PageInput, verdicts: Verdicts): PageStatements {
  const own = verdicts[file] ?? {}
  const ids = new Set(statements.map(({ id }) => id))
  const judged = statements.map((statement): JudgedStatement => {
    const verdict = own[statement.id]
    return verdict ? { ...statement, verdict } : statement
  })
  const outdated = Object.entries(own).flatMap(([id, verdict]) => (ids.has(id) ? [] : [verdict]))
  return { file, reviewed, statements: judged, outdated }
}

export interface Counts {
  all: number
  verified: number
  noClaim: number
  unverified: number
  outdated: number
}

/** The number of statements per verdict. Pure. */
export function countStatements({
  statements,
  outdated,
}: Pick<PageStatements, 'statements' | 'outdated'>): Counts {
  const count = (verdict: Verdict['verdict'] | undefined) =>
    statements.filter((statement) => statement.verdict?.verdict === verdict).length
  return {
    all: statements.length,
    verified: count('verified'),
    noClaim: count('no-claim'),
    unverified: count(undefined),
    outdated: outdated.length,
  }
}
