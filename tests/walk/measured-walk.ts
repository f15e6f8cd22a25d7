import { leakFaults, middleOf, type Held } from './leaks'
import { lookAtHeld } from './look'
import type { Reader } from './reader'
import { walk } from './walk'

/** Looks at what the tab holds, over a whole walk. */
const LOOKS = 40
/** Share of the walk whose looks don't count: the tab is still loading its parts. */
const WARM = 0.1

type Measured = { early: Held; late: Held; faults: string[] }

/**
 * Walks, and measures every now and then what the tab holds.
 * @param seed and number of the steps
 * @returns the middle of the looks from step 1,000 of 10,000 on, and of the last; what has grown between them, in words
 */
export async function walkMeasured(
  reader: Reader,
  faults: string[],
  { seed, steps }: { seed: number; steps: number },
): Promise<Measured> {
  const session = await reader.context.newCDPSession(reader.page)
  const every = Math.max(1, Math.floor(steps / LOOKS))
  const looks: Held[] = []
  const onStep = async (step: number) => {
    if (step % every !== 0) return
    const held = await lookAtHeld(reader, session)
    looks.push(held)
    console.log(`walk: step ${step} of ${steps}, ${JSON.stringify(held)}`) // a long walk says how far it has come
  }
  await walk(reader, faults, { seed, steps, onStep })
  const warm = looks.slice(Math.floor(looks.length * WARM))
  const quarter = Math.ceil(warm.length / 4)
  const [early, late] = [warm.slice(0, quarter), warm.slice(-quarter)]
  return { early: middleOf(early), late: middleOf(late), faults: leakFaults(early, late) }
}
