import type { Diagnostic } from '../../model/diagnostic'
import { listVersions } from './packages'
import { ofClass, type PreparedPage } from './prepared-page'
import { pageLine } from './programs'
import { listPackages } from './shell/npm'
import { tokenize } from './shell/tokenize'

const installers = new Set(['npm', 'yarn', 'pnpm', 'bun'])

/**
 * A page must not tell readers to install one version and have its code checked with another.
 *
 * @returns a problem for every installed package whose version is not the one behind the page's code
 */
export function checkVersions(prepared: PreparedPage): Diagnostic[] {
  const { folder } = prepared
  const checkedWith = listVersions(folder.imported, folder.base, folder.links)
  const problems: Diagnostic[] = []
  for (const program of ofClass(prepared, 'shell')) {
    let commands
    try {
      commands = tokenize(program.code)
    } catch {
      continue // the shell check reports it
    }
    for (const { words, line } of commands) {
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
          fix: 'install that version; see "using" and tier B in checks/code/README.md for the others',
        })
      }
    }
  }
  return problems
}
