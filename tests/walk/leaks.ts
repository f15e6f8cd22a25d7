import type { CDPSession } from '@playwright/test'

/** What a tab uses after garbage collection. */
export type Held = { heapMegabytes: number; listeners: number; nodes: number; documents: number }

const NAMES = {
  heapMegabytes: 'JSHeapUsedSize',
  listeners: 'JSEventListeners',
  nodes: 'Nodes',
  documents: 'Documents',
} as const

/** Measures a tab. In: its DevTools protocol session. */
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

/** Allowed variation between two measurements, because browsers keep compiled code and parts of the previous page. */
const SLACK: Held = { heapMegabytes: 2, listeners: 40, nodes: 1500, documents: 3 }

const middle = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Each figure's median over some measurements. */
export const getMiddle = (held: readonly Held[]): Held => ({
  heapMegabytes: middle(held.map(({ heapMegabytes }) => heapMegabytes)),
  listeners: middle(held.map(({ listeners }) => listeners)),
  nodes: middle(held.map(({ nodes }) => nodes)),
  documents: middle(held.map(({ documents }) => documents)),
})

/**
 * Readable messages about figures that grew during a walk; empty if none did.
 * @param early measurements after the warm-up
 * @param late measurements at the end
 */
export function leakFaults(early: readonly Held[], late: readonly Held[]): string[] {
  const [before, after] = [getMiddle(early), getMiddle(late)]
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
