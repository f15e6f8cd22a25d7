import path from 'node:path'
import { compareOutput } from '../../../checks/code/blocks/compare-output'
import { checkData } from '../../../checks/code/blocks/check-data'
import { runFile } from '../../../checks/code/blocks/run-file'
import { checkTypes } from './check-types'
import type { CheckClass, CheckedPage, CheckResult, CodeFile } from './types'
import { loadTypeScript } from './load-typescript'
import { toBlocks } from './to-blocks'

const LIMIT_MS = 60_000

async function runScript(file: CodeFile): Promise<CheckResult> {
  await loadTypeScript(file.check)
  const { transpileBeside } = await import('../../../checks/code/run/transpile')
  const env = { PATH: process.env.PATH ?? '', NO_COLOR: '1' }
  const options = { env, folder: path.dirname(file.path), limitMs: LIMIT_MS }
  const result = await runFile(toBlocks(file), transpileBeside(file.path), options)
  if ('problem' in result) return { problems: [result.problem] }
  const [major = ''] = process.versions.node.split('.')
  return { printed: result.output, with: { node: major } }
}

const compare = (file: CodeFile, { titles, printed }: CheckedPage): CheckResult => ({
  problems: compareOutput(toBlocks(file), { scripts: titles.run ?? [], printed }),
  ...(file.meta.from ? { with: {} } : {}),
})

/** What the package brings. A project adds its own, or replaces one of these. */
export const makeClasses = (): Readonly<Record<string, CheckClass>> => ({
  run: { languages: ['ts', 'js'], joined: true, inFolder: true, check: runScript },
  typecheck: { languages: ['ts', 'tsx', 'js', 'jsx'], joined: true, inFolder: true, check: checkTypes },
  parse: {
    languages: ['json', 'yaml', 'toml'],
    inFolder: true,
    check: (file) => ({ problems: checkData(toBlocks(file)), with: {} }),
  },
  output: {
    keys: ['from', 'reason'],
    needs: { from: 'the title of a script with check=run on this page', reason: 'why it was not run' },
    last: true,
    check: compare,
  },
  illustrative: {
    keys: ['reason'],
    needs: { reason: 'why this block cannot be checked' },
    check: () => ({}),
  },
})
