import type { Diagnostic } from '../../model/diagnostic'
import { listVersions } from './packages'
import { pageLine } from './blocks/join-blocks'
import type { Program } from './programs'
import { listPackages } from './shell/npm'
import { tokenize, type Command } from './shell/tokenize'
import type { WorkFolder } from './work-folder'

const installers = new Set(['npm', 'yarn', 'pnpm', 'bun'])

function listCommands(code: string): Command[] {
  try {
    return tokenize(code)
  } catch {
    return [] // the shell check reports it
  }
}

/**
 * A page must not tell readers to install one version and have its code checked with another.
 *
 * @param program a block of commands
 * @param folder the files of its page
 * @returns a problem for every installed package whose version is not the one behind the page's code
 */
export function checkVersions(program: Program, folder: WorkFolder): Diagnostic[] {
  const checkedWith = listVersions(folder.imported, folder.base, folder.links)
  const problems: Diagnostic[] = []
  for (const { words, line } of listCommands(program.code)) {
    const [name, ...rest] = words
    if (!name || !installers.has(name.text)) continue
    for (const { name: wanted, version } of listPackages(name.text, rest).wanted) {
      const checked = checkedWith[wanted]
      if (!checked || !version || checked === version || checked.startsWith(`${version}.`)) continue
      problems.push({
        file: program.file,
        line: pageLine(program, line),
        found: `${wanted}@${version} is installed`,
        expected: `${wanted}@${checked}, with which the code of this page is checked`,
        fix: 'install that version; see "using" and heavy-dependencies in checks/code/README.md for the others',
      })
    }
  }
  return problems
}
