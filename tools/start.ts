import { spawnSync } from 'node:child_process'
import { serve } from './serve-until-stopped'
import { isBuiltFrom, sourceStamp, writeStamp } from './source-stamp'

const BUILD = 'build'

function build(): void {
  const stamp = sourceStamp('.')
  if (isBuiltFrom(BUILD, stamp)) {
    console.log('build/ is up to date.')
    return
  }
  console.log('Building the site (npm run build)…')
  const { status } = spawnSync('npm', ['run', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0)
    throw new Error(`The build failed with exit code ${status}; its first error above says what to mend.`)
  // The stamp of the sources as they were before the build: what changed meanwhile is built next time.
  writeStamp(BUILD, stamp)
}

/** Builds when the sources changed, then serves until it is told to stop. */
async function main(): Promise<void> {
  build()
  await serve(BUILD)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
