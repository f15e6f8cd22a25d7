import { type Command, runCommand } from '../children'
import { watchMemory } from '../peak-memory'
import type { Build } from './site'

/** Runs the commands of a build one after another. Out: all their seconds, and the most memory of any of them in MB. */
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
