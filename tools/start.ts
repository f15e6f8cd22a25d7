// `npm start`, after tools/install.mjs: builds the site if the sources have changed, then serves it until stopped.
import { spawnSync } from 'node:child_process'
import { requirePort } from './require-port'
import { serve } from './serve-until-stopped'
import { isBuiltFrom, sourceStamp } from './source-stamp'

const BUILD = 'build'

function build(): void {
  if (isBuiltFrom(BUILD, sourceStamp('.'))) {
    console.log('build/ is up to date.')
    return
  }
  console.log('Building the site (npm run build)…')
  const { status } = spawnSync('npm', ['run', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`The build failed with exit code ${status}; see the first error above.`)
}

async function main(): Promise<void> {
  await requirePort(process.argv.slice(2), process.env)
  build()
  await serve(BUILD)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
