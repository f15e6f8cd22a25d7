import { readdirSync, readFileSync } from 'node:fs'
import { getCourse, type MemoryCourse } from '../../bench/load/memory'

/** Resources that a process uses. */
export interface Taken {
  readonly megabytes: number
  readonly descriptors: number
}

export interface Watched {
  readonly megabytes: MemoryCourse
  readonly descriptors: MemoryCourse
}

const EVERY = 1000 // ms

/** Resources that a process uses right now. @throws if there's no /proc, such as on macOS */
export function lookAt(pid: number): Taken {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return {
    megabytes: Math.round(Number(kilobytes) / 1024),
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
  }
}

/** Watches a process until `stop` is called. */
export function watchProcess(look: () => Taken): { stop(): Watched } {
  const samples = [look()]
  const timer = setInterval(() => samples.push(look()), EVERY)
  return {
    stop() {
      clearInterval(timer)
      const courseOfEach = (of: keyof Taken) => getCourse(samples.map((sample) => sample[of]))
      return { megabytes: courseOfEach('megabytes'), descriptors: courseOfEach('descriptors') }
    },
  }
}
