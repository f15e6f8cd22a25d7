import { leakFaults, getMiddle, type Held } from './leaks'
import { lookAtHeld } from './look'
import type { Reader } from './reader'
import { walk } from './walk'

/** The first part of the walk, whose measurements don't count because the tab is still loading its parts. */
const WARM = 0.1

type Measured = { early: Held; late: Held; faults: string[] }

/**
 * Walks, and regularly measures what the tab uses.
 * @param seed the walk's seed and number of steps, and how often to measure the tab
 * @returns the medians of early measurements (from step 1,000 of 10,000) and the last ones, and messages about growth
 */
export async function walkMeasured(
  reader: Reader,
  faults: string[],
  { seed, steps, looks }: { seed: number; steps: number; looks: number },
): Promise<Measured> {
  const session = await reader.context.newCDPSession(reader.page)
  const every = Math.max(1, Math.floor(steps / looks))
  const measured: Held[] = []
  const onStep = async (step: number) => {
    if (step % every !== 0) return
    const held = await lookAtHeld(reader, session)
    measured.push(held)
    console.log(`walk: step ${step} of ${steps}, ${JSON.stringify(held)}`) // shows the progress of a long walk
  }
  await walk(reader, faults, { seed, steps, onStep })
  const warm = measured.slice(Math.floor(measured.length * WARM))
  const quarter = Math.ceil(warm.length / 4)
  const [early, late] = [warm.slice(0, quarter), warm.slice(-quarter)]
  return { early: getMiddle(early), late: getMiddle(late), faults: leakFaults(early, late) }
}
