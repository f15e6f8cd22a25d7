import fc, { type IAsyncProperty, type IProperty } from 'fast-check'
import kept from './kept-seeds.json'

/** The gate always tries the same cases; `npm run fuzz` names another seed and more of them. */
export const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121)
export const RUNS = Number(process.env.FUZZ_RUNS ?? 200)

/** A case that failed once: the property's name, with the seed and path that fast-check printed. It is tried for ever. */
type Kept = { property: string; seed: number; path: string }

const keptFor = (name: string) => (kept as Kept[]).filter(({ property }) => property === name)

/** Tries a property on the kept cases and on `RUNS` new ones. The name is that of the test. */
export function holds<T>(name: string, property: IProperty<T>, runs = RUNS) {
  for (const { seed, path } of keptFor(name)) fc.assert(property, { seed, path })
  fc.assert(property, { seed: SEED, numRuns: runs })
}

/** The same for a property that takes its time. */
export async function holdsLater<T>(name: string, property: IAsyncProperty<T>, runs = RUNS) {
  for (const { seed, path } of keptFor(name)) await fc.assert(property, { seed, path })
  await fc.assert(property, { seed: SEED, numRuns: runs })
}
