// Property tests with a new seed and many cases. Seeds that fail are added to tests/fuzz/kept-seeds.json, so they're
// always tested from then on.
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'

const RUNS = 5000
const HIGHEST_SEED = 2 ** 31 - 1
const SITES = ['build', '.cache/kitchen-sink', '.cache/all-services']

/** To repeat a run, pass its seed and number of cases; both are optional. */
function main() {
  const seed = process.argv[2] ?? String(randomInt(HIGHEST_SEED))
  const runs = process.argv[3] ?? String(RUNS)
  console.log(`fuzz: seed ${seed}, ${runs} cases per property; repeat with: npm run fuzz -- ${seed} ${runs}`)
  const fuzz = { FUZZ_SEED: seed, FUZZ_RUNS: runs, FUZZ_KEEP: 'tests/fuzz/kept-seeds.json' }
  const run = (...words: string[]) =>
    spawnSync('npx', words, {
      stdio: 'inherit',
      env: { ...process.env, ...fuzz },
      shell: process.platform === 'win32',
    }).status ?? 1
  const units = run('vitest', 'run', 'tests/fuzz', 'src/search/engine', '--testTimeout=600000')
  const missing = SITES.filter((site) => !existsSync(site))
  if (missing.length > 0)
    console.log(`fuzz: skipping the browser, because ${missing.join(' and ')} hasn't been built`)
  const files = ['tests/browser/trust/fuzzed-addresses', 'tests/browser/trust/interface-model']
  const browser = missing.length > 0 ? 0 : run('playwright', 'test', '--project=chromium', ...files)
  process.exitCode = units || browser
}

main()
