import fs from 'node:fs'
import fc, { type IAsyncProperty, type IProperty, type RunDetails } from 'fast-check'
import kept from './kept-seeds.json'

/** The gate always tries the same cases; `npm run fuzz` names another seed and more of them. */
export const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121)
const RUNS = Number(process.env.FUZZ_RUNS ?? 200)

const IN_THE_GATE = 200

/** How often a property is tried that the gate tries so many times: more often in a longer run, in the same measure. */
export const scaled = (runs: number) => Math.ceil((runs * RUNS) / IN_THE_GATE)

/** File that new failing cases are added to; the gate names none. */
const KEEP_IN = process.env.FUZZ_KEEP

/** A case that failed once: the property's name, with the seed and path that lead to it. It is tried for ever. */
type Kept = { property: string; seed: number; path: string }

const keptFor = (name: string) => (kept as Kept[]).filter(({ property }) => property === name)

/** Adds a failing case to the kept ones, unless it is among them. */
export function keep(file: string, found: Kept): void {
  const before = JSON.parse(fs.readFileSync(file, 'utf8')) as Kept[] // written by this function alone
  const isKnown = before.some(
    ({ property, seed, path }) =>
      `${property} ${seed} ${path}` === `${found.property} ${found.seed} ${found.path}`,
  )
  if (!isKnown) fs.writeFileSync(file, `${JSON.stringify([...before, found], null, 2)}\n`)
}

/** Throws what fast-check says of a property that does not hold, and keeps the case in the file, if one is named. */
const getReporter =
  <T>(name: string, file = KEEP_IN) =>
  (run: RunDetails<T>): void => {
    if (!run.failed) return
    if (file && run.counterexamplePath !== null)
      keep(file, { property: name, seed: run.seed, path: run.counterexamplePath })
    throw new Error(fc.defaultReportMessage(run))
  }

/** Tries a property on the kept cases and on new ones, as many as the gate tries. The name is that of the test. */
export function holds<T>(name: string, property: IProperty<T>, runs = IN_THE_GATE) {
  const reporter = getReporter<T>(name)
  for (const { seed, path } of keptFor(name)) fc.assert(property, { seed, path, reporter })
  fc.assert(property, { seed: SEED, numRuns: scaled(runs), reporter })
}

/** The same for a property that takes its time. */
export async function holdsLater<T>(name: string, property: IAsyncProperty<T>, runs = IN_THE_GATE) {
  const reporter = getReporter<T>(name)
  for (const { seed, path } of keptFor(name)) await fc.assert(property, { seed, path, reporter })
  await fc.assert(property, { seed: SEED, numRuns: scaled(runs), reporter })
}

/** `holds` for a control, whose property is broken on purpose: what it finds is no fault of the site, and is not kept. */
export function holdsUnkept<T>(property: IProperty<T>, runs = IN_THE_GATE) {
  fc.assert(property, { seed: SEED, numRuns: scaled(runs), reporter: getReporter<T>('control', '') })
}
