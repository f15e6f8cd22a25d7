import { nearMatches } from './near-match'
import type { Facts } from './facts'
import type { Page } from './page'
import type { Problem } from './problem'
import type { Term } from './terms'

/** How an internal address answers: as a page of this site, by a redirect, or not at all. */
export interface Routes {
  /** Addresses that are pages or are planned as pages. */
  pages: ReadonlySet<string>
  /** Old addresses with the page they lead to. */
  moved: ReadonlyMap<string, string>
  /** Addresses of files under static/. */
  files: ReadonlySet<string>
}

export interface Context {
  facts: Facts
  routes: Routes
  /** Phrases to avoid. */
  terms: readonly Term[]
  /** Pages that still wait for their rewriting, so that the checks of the voice leave them alone. */
  pending: ReadonlySet<string>
}

/** One check over one page; it never throws for what stands in the page. */
export type Guard = (page: Page, context: Context) => Problem[]

export type ProblemText = Pick<Problem, 'field' | 'found' | 'expected' | 'fix'>

/** A problem of a page that fails the build. */
export function errorAt(page: Page, line: number, text: ProblemText): Problem {
  return { file: page.file, line, ...text, severity: 'error' }
}

/** A problem of a page that is only reported. */
export function warningAt(page: Page, line: number, text: ProblemText): Problem {
  return { ...errorAt(page, line, text), severity: 'warning' }
}

/** A closing hint such as ` (near: /build, /build/faq)`, or an empty text. */
export function nearHint(name: string, known: Iterable<string>): string {
  const near = nearMatches(name, known)
  return near.length > 0 ? ` (near: ${near.join(', ')})` : ''
}
