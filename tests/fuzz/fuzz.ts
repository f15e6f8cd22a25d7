import fs from 'node:fs'
import fc, { type IAsyncProperty, type IProperty, type RunDetails } from 'fast-check'
import kept from './kept-seeds.json'

/** `npm test` always tries the same cases; `npm run fuzz` uses another seed and more cases. */
export const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121)
const RUNS = Number(process.env.FUZZ_RUNS ?? 200)

const IN_THE_GATE = 200

/** How often to try a property in this run, scaled from how often `npm test` tries it. */
export const scaled = (runs: number) => Math.ceil((runs * RUNS) / IN_THE_GATE)

/** File that new failing cases are added to; unset in `npm test`. */
const KEEP_IN = process.env.FUZZ_KEEP

/** A case that failed once, with its property's name, seed and path. It's tried in every run from then on. */
type Kept = { property: string; seed: number; path: string }

const keptFor = (name: string) => (kept as Kept[]).filter(({ property }) => property === name)

/** Adds a failing case to the kept ones unless it's already there. */
export function keep(file: string, found: Kept): void {
  const before = JSON.parse(fs.readFileSync(file, 'utf8')) as Kept[] // only this function writes it
  const isKnown = before.some(
    ({ property, seed, path }) =>
      `${property} ${seed} ${path}` === `${found.property} ${found.seed} ${found.path}`,
  )
  if (!isKnown) fs.writeFileSync(file, `${JSON.stringify([...before, found], null, 2)}\n`)
}

/** Throws fast-check's report if a property doesn't hold, and keeps the case in the file if one is set. */
const getReporter =
  <T>(name: string, file = KEEP_IN) =>
  (run: RunDetails<T>): void => {
    if (!run.failed) return
    if (file && run.counterexamplePath !== null)
      keep(file, { property: name, seed: run.seed, path: run.counterexamplePath })
    throw new Error(fc.defaultReportMessage(run))
  }

/** Tries a property on the kept cases and on new ones. In: the test's name, and how many cases `npm test` tries. */
export function holds<T>(name: string, property: IProperty<T>, runs = IN_THE_GATE) {
  const reporter = getReporter<T>(name)
  for (const { seed, path } of keptFor(name)) fc.assert(property, { seed, path, reporter })
  fc.assert(property, { seed: SEED, numRuns: scaled(runs), reporter })
}

/** The same for an asynchronous property. */
export async function holdsLater<T>(name: string, property: IAsyncProperty<T>, runs = IN_THE_GATE) {
  const reporter = getReporter<T>(name)
  for (const { seed, path } of keptFor(name)) await fc.assert(property, { seed, path, reporter })
  await fc.assert(property, { seed: SEED, numRuns: scaled(runs), reporter })
}

/** `holds` for a control, whose property is broken on purpose, so its failures aren't the site's and aren't kept. */
export function holdsUnkept<T>(property: IProperty<T>, runs = IN_THE_GATE) {
  fc.assert(property, { seed: SEED, numRuns: scaled(runs), reporter: getReporter<T>('control', '') })
}
