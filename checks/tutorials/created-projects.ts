import type { Diagnostic } from '../../model/diagnostic'
import type { Page } from '../code/page'
import { listSteps } from './list-steps'
import { notesFile, type PageNotes } from './run-notes'

/** Commands that create a project from a template. `npm init --yes` only writes a package.json. */
const CREATES =
  /^(?:forge init|(?:npx|npm exec)(?: --yes| -y)? (?:\S*\/)?(?:create-|celo-composer)|npm (?:create|init) (?!-)|git clone \S.*(?:starter|template|composer))/

/** @returns whether a command creates a project */
export const createsProject = (command: string): boolean => CREATES.test(command)

/**
 * Finds projects that readers create and that nobody builds: a page that creates one is followed by
 * `npm run tutorials`, which creates, installs and builds it, or its notes say why not. Pure.
 * @param notes the notes of all pages, by file
 */
export function listUnbuiltProjects(
  pages: readonly Page[],
  notes: Readonly<Record<string, PageNotes>>,
): Diagnostic[] {
  return pages.flatMap((page) => {
    if (notes[page.file]) return []
    const step = listSteps(page).find((one) => one.kind === 'command' && createsProject(one.command))
    if (step?.kind !== 'command') return []
    return [
      {
        file: page.file,
        line: step.line,
        found: `${step.command}, which creates a project that isn't built`,
        expected: `an entry for ${page.file} in ${notesFile}`,
        fix: 'Add one, so that npm run tutorials follows the page, or give the reason in notFollowed.',
      },
    ]
  })
}
