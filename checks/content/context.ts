import type { Diagnostic, DiagnosticText } from '../../model/diagnostic'
import type { Facts } from '../../model/facts/page-facts'
import type { Page } from '../../model/page/read-page'
import type { Routes } from '../../model/page/read-routes'
import type { Term } from './terms'

export interface Context {
  facts: Facts
  routes: Routes
  /** Phrases to avoid. */
  terms: readonly Term[]
  /** Pages that still have to be rewritten, which the voice checks skip. */
  pending: ReadonlySet<string>
}

/** One check for one page; it never throws because of the page's content. */
export type Rule = (page: Page, context: Context) => Diagnostic[]

/** A problem with a page that fails the build. */
export function errorAt(page: Page, line: number, text: DiagnosticText): Diagnostic {
  return { file: page.file, line, ...text, severity: 'error' }
}

/** A problem with a page that's only reported. */
export function warningAt(page: Page, line: number, text: DiagnosticText): Diagnostic {
  return { ...errorAt(page, line, text), severity: 'warning' }
}
