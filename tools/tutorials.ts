/**
 * Follows tutorials as written, in fresh folders and against local chains:
 *   npm run tutorials                          the pages of data/tutorial-runs.json
 *   npm run tutorials -- docs/developer/a.mdx  some pages
 *   npm run tutorials -- --keep                keeps the folders, so you can look at the result
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { pageFiles, readPages } from '../checks/code/check-repository'
import { findCompiler, SOLC_VERSION } from '../checks/tutorials/compiler'
import { listUnbuiltProjects } from '../checks/tutorials/created-projects'
import { reportText } from '../checks/tutorials/report'
import { choosePages, readRunNotes, runTutorial, type Machine } from '../checks/tutorials/run-tutorials'
import { stopCommands } from '../checks/tutorials/shell'
import { formatDiagnostic } from '../model/diagnostic'
import { factRaw } from '../model/facts/registry'
import { installNode } from './nodes/install-node'

const CACHE = path.resolve('.cache/tutorials')
const LIMIT_MS = 600_000

/** If it's interrupted, also ends the processes it started. */
function stopOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      stopCommands()
      process.exit(130)
    })
}

async function main(): Promise<void> {
  stopOnSignal()
  const { values, positionals } = parseArgs({
    options: { keep: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const compiler = await findCompiler(CACHE)
  if (compiler.isStandIn)
    console.error(`The compiler's server doesn't respond, so solc ${SOLC_VERSION} from npm is used instead.`)
  const machine: Machine = {
    root: process.cwd(),
    lookup: factRaw,
    cache: CACHE,
    keep: values.keep,
    limitMs: LIMIT_MS,
    installNode: (version) => installNode(version, '.cache/nodes'),
    variables: compiler.variables,
    onStep: ({ page, line, what, verdict }) =>
      console.error(`${page}:${line} ${verdict} ${what.split('\n')[0]}`),
    write: (line) => console.error(line),
  }
  const notes = readRunNotes(machine)
  const results = []
  for (const [file, ofPage] of choosePages(notes, positionals))
    results.push(...(await runTutorial(file, ofPage, machine)))
  console.log(reportText(results))
  const unbuilt = positionals.length > 0 ? [] : listUnbuiltProjects(readPages(pageFiles([])), notes)
  for (const diagnostic of unbuilt) console.error(formatDiagnostic(diagnostic))
  if (unbuilt.length > 0 || results.some(({ verdict }) => verdict === 'failed')) process.exitCode = 1
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
})
