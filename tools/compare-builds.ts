// Builds the tests' site twice, from nothing, and compares every byte.
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { differences, digests } from './compare-builds/differences'

const OUT = ['.cache/twice/one', '.cache/twice/two'] as const

function build(out: string): void {
  const generated = '.docusaurus/twice'
  for (const folder of [out, generated]) rmSync(folder, { recursive: true, force: true })
  const run = ['docusaurus', 'build', '--config', 'tests/kitchen-sink/docusaurus.config.ts', '--out-dir', out]
  const env = { ...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated }
  execFileSync('npx', run, { stdio: ['ignore', 'ignore', 'inherit'], env })
}

function main() {
  for (const out of OUT) build(out)
  const [one, two] = OUT.map(digests)
  const faults = differences(one!, two!)
  for (const fault of faults) console.error(fault)
  console.log(`builds: ${one!.size} files, ${faults.length} differ`)
  if (faults.length > 0) process.exitCode = 1
}

main()
