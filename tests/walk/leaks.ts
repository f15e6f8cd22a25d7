import type { CDPSession } from '@playwright/test'

/** What a tab holds after its garbage is collected. */
export type Held = { heapMegabytes: number; listeners: number; nodes: number; documents: number }

const NAMES = {
  heapMegabytes: 'JSHeapUsedSize',
  listeners: 'JSEventListeners',
  nodes: 'Nodes',
  documents: 'Documents',
} as const

/** Measures a tab. In: a session of the DevTools protocol with it. */
export async function measureHeld(session: CDPSession): Promise<Held> {
  await session.send('Performance.enable')
  for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return {
    heapMegabytes: value(NAMES.heapMegabytes) / 2 ** 20,
    listeners: value(NAMES.listeners),
    nodes: value(NAMES.nodes),
    documents: value(NAMES.documents),
  }
}

/** What may come and go between two looks: the browser keeps parts of the page before, and compiled code. */
const SLACK: Held = { heapMegabytes: 2, listeners: 40, nodes: 1500, documents: 3 }

const middle = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The middle of each figure over some looks. */
export const middleOf = (held: readonly Held[]): Held => ({
  heapMegabytes: middle(held.map(({ heapMegabytes }) => heapMegabytes)),
  listeners: middle(held.map(({ listeners }) => listeners)),
  nodes: middle(held.map(({ nodes }) => nodes)),
  documents: middle(held.map(({ documents }) => documents)),
})

/**
 * What grows during a walk, as people read it; nothing when all is flat.
 * @param early looks after the walk has warmed up
 * @param late looks at its end
 */
export function leakFaults(early: readonly Held[], late: readonly Held[]): string[] {
  const [before, after] = [middleOf(early), middleOf(late)]
  return (Object.keys(NAMES) as (keyof Held)[]).flatMap(
    (
      name, // an object's own keys
    ) =>
      after[name] <= before[name] + SLACK[name]
        ? []
        : [
            `${name}: grew from ${before[name].toFixed(1)} to ${after[name].toFixed(1)}, expected at most ${SLACK[name]} more`,
          ],
  )
}
