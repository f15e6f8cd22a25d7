export const RUNS = 5

/** Runs something often enough for a median, each time on a new page, after one run to warm up. */
export async function severalTimes<T>(
  say: (what: string) => void,
  once: () => Promise<T>,
  runs = RUNS,
): Promise<T[]> {
  say('warming up')
  await once()
  const all: T[] = []
  for (let run = 1; run <= runs; run += 1) {
    say(`run ${run} of ${runs}`)
    all.push(await once())
  }
  return all
}
