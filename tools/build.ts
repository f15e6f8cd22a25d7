// `npm run build`: first what may be built at all; then the checks of the content beside Docusaurus' own work, each on a
// processor; then what finishes a site.
// All of it happens beside build/, which a server may be showing, and takes its place at the end.
import { rmSync } from 'node:fs'
import { requireBuildConditions } from './build-conditions'
import { holdLock } from './hold-lock.mjs'
import { runBeside, runProgram } from './run-concurrently'
import { sourceStamp, writeStamp } from './source-stamp'
import { swapFolders } from './swap-folders'

const BUILD = 'build'
const NEXT = 'build.next'

async function buildInto(folder: string): Promise<void> {
  process.env['NO_UPDATE_NOTIFIER'] = '1' // versions are pinned: nobody building the site can act on a newer one
  await runProgram({ command: 'tsx', words: ['tools/check-sources.ts'] }) // first: Docusaurus evaluates pages
  rmSync(folder, { recursive: true, force: true })
  // Before anything is read: what changes while this runs is built next time.
  const stamp = sourceStamp('.')
  const check = { command: 'tsx', words: ['tools/check-content.ts'] }
  await runBeside(check, { command: 'docusaurus', words: ['build', '--out-dir', folder] })
  await runProgram({ command: 'tsx', words: ['postbuild/run.ts', folder] })
  writeStamp(folder, stamp)
}

async function main(): Promise<void> {
  requireBuildConditions()
  const giveBack = holdLock('.cache/build.lock', 'a build')
  try {
    await buildInto(NEXT)
    swapFolders(NEXT, BUILD)
  } finally {
    giveBack()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
