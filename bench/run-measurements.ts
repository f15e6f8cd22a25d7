import type { Measurement, Surroundings } from './measurement'
import { readMessage, Problem } from './problem'
import { readResult, writeResult } from './results'

export type Outcome = {
  measured: string[]
  kept: string[]
  /** Error message of each failed measurement, by its name. */
  failed: Map<string, string>
  /** Why the run stopped early, if it did. */
  stopped?: string
}

const INTERRUPTED = 'interrupted'

/** Rejects once the signal is given. */
const interruption = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const stop = () => reject(new Problem(INTERRUPTED))
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })

/**
 * Runs one measurement after another. Results with the same stamp are kept, and each result is stored as soon as it's
 * available, so an interrupted run can continue where it stopped.
 * @param folder the results' folder
 * @returns what was done; a Problem ends the run, and any other error ends only its measurement
 */
export async function runMeasurements(
  measurements: readonly Measurement[],
  surroundings: Surroundings,
  { again = false, folder, signal }: { again?: boolean; folder?: string; signal: AbortSignal },
): Promise<Outcome> {
  const outcome: Outcome = { measured: [], kept: [], failed: new Map() }
  const interrupted = interruption(signal)
  interrupted.catch(() => undefined) // reported below, where a measurement waits for it
  for (const { id, stamp, run } of measurements) {
    surroundings.progress.begin(id)
    try {
      if (!again && readResult(id, folder)?.stamp === stamp) {
        outcome.kept.push(id)
        surroundings.progress.end('kept')
        continue
      }
      const figures = await Promise.race([run(surroundings), interrupted])
      await writeResult({ id, stamp, figures }, folder)
      outcome.measured.push(id)
      surroundings.progress.end('measured')
    } catch (error) {
      outcome.failed.set(id, readMessage(error))
      surroundings.progress.end(error instanceof Problem ? 'stopped' : 'FAILED')
      if (!(error instanceof Problem)) continue
      outcome.stopped = error.message
      return outcome
    }
  }
  return outcome
}

/** The summary that's printed at the end. */
export function summary({ measured, kept, failed, stopped }: Outcome): string {
  const faults = [...failed].filter(([, message]) => message !== stopped)
  const counts = `${measured.length} measured, ${kept.length} kept, ${faults.length} failed`
  const lines = faults.map(([id, message]) => `${id}: ${message}`)
  if (stopped === undefined) return [...lines, counts].join('\n')
  const why = stopped === INTERRUPTED ? 'Interrupted.' : `Stopped: ${stopped}`
  return [
    ...lines,
    `${why} ${counts}; finished measurements are kept. Run the same command to continue.`,
  ].join('\n')
}
