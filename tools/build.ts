// `npm run build`: first checks whether the site can be built; then Docusaurus, and then the steps that finish the site.
// The content checks run beside the first two, on the other processor: they only read pages. All of this happens next to
// build/, which a server may be serving, and replaces it at the end.
import { rmSync } from 'node:fs'
import { requireBuildConditions } from './build-conditions'
import { holdLock } from './hold-lock.mjs'
import { requireBefore, runConcurrently, runProgram, startProgram } from './run-concurrently'
import { sourceStamp, writeStamp } from './source-stamp'
import { swapFolders } from './swap-folders'

const BUILD = 'build'
const NEXT = 'build.next'

async function buildInto(folder: string): Promise<void> {
  process.env['NO_UPDATE_NOTIFIER'] = '1' // versions are pinned, so no one building the site can act on a newer one
  const check = startProgram({ command: 'tsx', words: ['tools/check-content.ts'] })
  // Docusaurus evaluates pages, so it waits for this.
  await requireBefore(runProgram({ command: 'tsx', words: ['tools/check-sources.ts'] }), check)
  rmSync(folder, { recursive: true, force: true })
  // Before anything is built, so changes made while this runs are built next time.
  const stamp = sourceStamp('.')
  await runConcurrently(check, { command: 'docusaurus', words: ['build', '--out-dir', folder] })
  await runProgram({ command: 'tsx', words: ['tools/publish-packages.ts', folder] })
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
