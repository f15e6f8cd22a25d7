import { type Command, runCommand } from '../children'
import { watchMemory } from '../peak-memory'
import type { Build } from './site'

/** Runs a build's commands one after another. Out: their total time in seconds, and the peak memory of any in MB. */
export async function timedBuild(commands: readonly Command[]): Promise<Build> {
  const peaks: (number | null)[] = []
  const started = performance.now()
  for (const command of commands) {
    const watches: { stop(): number | null }[] = []
    try {
      await runCommand(command, (pid) => watches.push(watchMemory(pid)))
    } finally {
      peaks.push(...watches.map((watch) => watch.stop()))
    }
  }
  const seconds = Math.round((performance.now() - started) / 100) / 10
  const known = peaks.filter((peak) => peak !== null)
  return { seconds, megabytes: known.length === peaks.length ? Math.max(...known) : null }
}
