// Property tests with a fresh seed and many cases. A case that fails is kept: write what it prints into tests/fuzz/kept-seeds.json.
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'

const RUNS = 5000
const HIGHEST_SEED = 2 ** 31 - 1

/** In: seed and number of cases as arguments, both optional, to repeat a run. */
function main() {
  const seed = process.argv[2] ?? String(randomInt(HIGHEST_SEED))
  const runs = process.argv[3] ?? String(RUNS)
  console.log(`fuzz: seed ${seed}, ${runs} cases a property; repeat with: npm run fuzz -- ${seed} ${runs}`)
  const env = { ...process.env, FUZZ_SEED: seed, FUZZ_RUNS: runs }
  const run = ['vitest', 'run', 'tests/fuzz', '--testTimeout=600000']
  const { status } = spawnSync('npx', run, { stdio: 'inherit', env, shell: process.platform === 'win32' })
  process.exitCode = status ?? 1
}

main()
