import { execFileSync } from 'node:child_process'
import { median } from '../measure/bytes'
import { parseRows, treeKilobytes } from '../peak-memory'

const EVERY = 1000 // ms

export type MemoryCourse = {
  /** Median of the run's second quarter, when all connections are open, in MB. */
  early: number
  /** Median of the last quarter, in MB. */
  late: number
  peak: number
}

/** In: resident memory in MB, measured at regular intervals. */
export function getCourse(samples: readonly number[]): MemoryCourse {
  const quarter = Math.max(1, Math.floor(samples.length / 4))
  return {
    early: median(samples.slice(quarter, 2 * quarter)),
    late: median(samples.slice(-quarter)),
    peak: Math.max(...samples),
  }
}

/** Watches a process and its descendants until `stop` is called; null if `ps` doesn't work. */
export function watchCourse(pid: number): { stop(): MemoryCourse | null } {
  const samples: number[] = []
  let fault = false
  const look = () => {
    try {
      const text = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
      samples.push(Math.round(treeKilobytes(parseRows(text), pid) / 1024))
    } catch {
      fault = true // not available, as on Windows, so the figure is null
    }
  }
  look()
  const timer = setInterval(look, EVERY)
  return {
    stop() {
      clearInterval(timer)
      return fault ? null : getCourse(samples)
    },
  }
}
