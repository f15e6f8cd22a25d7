import type { Diagnostic } from '../../model/diagnostic'
import type { Page } from './page'
import { listPrograms, type Program } from './programs'
import { planWorkFolder, type WorkFolder } from './work-folder'

/** A page on its way through the checks. Checkers add to `problems` and `outputs`. */
export interface PreparedPage {
  page: Page
  programs: Program[]
  folder: WorkFolder
  problems: Diagnostic[]
  /** what run programs printed, by title */
  outputs: Map<string, string>
}

/** @returns the page with its programs joined and its files planned */
export function preparePage(page: Page): PreparedPage {
  const { programs, problems } = listPrograms(page)
  return {
    page,
    programs,
    folder: planWorkFolder(programs),
    problems: [...page.problems, ...problems],
    outputs: new Map(),
  }
}

/** @returns the programs of one class */
export const ofClass = (prepared: PreparedPage, check: Program['check']): Program[] =>
  prepared.programs.filter((program) => program.check === check)
