// Builds the tests' site again from scratch and compares every byte with the existing build; if there's none, builds it
// twice. `-- --site` compares the real site instead, which takes minutes: a new build with build/, from the same sources.
import { execFileSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { differences, digests } from './compare-builds/differences'
import { buildTestSite, getPlace } from './test-sites/build-site'
import { recordCounted } from './trust-page/record-counted'

const AGAIN = '.cache/twice'
const SITE = 'kitchen-sink'

async function twoTestSites(): Promise<readonly [string, string]> {
  if (!existsSync(getPlace(SITE))) await buildTestSite(SITE)
  await buildTestSite(SITE, AGAIN)
  return [getPlace(SITE), AGAIN]
}

/** Builds the real site as `npm run build` does, but into another folder and without cached compressed files. */
function twoProducts(): readonly [string, string] {
  const compressed = `${AGAIN}-compressed`
  for (const folder of [AGAIN, compressed]) rmSync(folder, { recursive: true, force: true })
  const shell = process.platform === 'win32'
  const run = (...words: string[]) =>
    execFileSync('npx', words, { stdio: ['ignore', 'ignore', 'inherit'], shell })
  run('docusaurus', 'build', '--out-dir', AGAIN)
  run('tsx', 'tools/publish-packages.ts', AGAIN)
  run('tsx', 'postbuild/run.ts', AGAIN, compressed)
  return ['build', AGAIN]
}

async function main() {
  const isProduct = process.argv.includes('--site')
  const [one, two] = isProduct ? twoProducts() : await twoTestSites()
  const [before, now] = [digests(one), digests(two)]
  const faults = differences(before, now)
  for (const fault of faults) console.error(fault)
  console.log(`builds: ${now.size} files, ${faults.length} differ`)
  recordCounted('tools/compare-builds.ts', faults.length === 0, { 'files of two builds': now.size })
  if (faults.length > 0) process.exitCode = 1
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
