import { execFileSync } from 'node:child_process'

type Row = { pid: number; parent: number; kilobytes: number }

/** Rows of `ps -A -o pid=,ppid=,rss=`. */
export const parseRows = (text: string): Row[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, kilobytes = 0]) => ({ pid, parent, kilobytes }))

/** Resident memory of a process and its descendants, in KB. Shared pages count for each process. */
export function treeKilobytes(rows: readonly Row[], root: number): number {
  const wanted = new Set([root])
  for (let before = 0; before !== wanted.size; ) {
    before = wanted.size
    for (const { pid, parent } of rows) if (wanted.has(parent)) wanted.add(pid)
  }
  return rows.filter(({ pid }) => wanted.has(pid)).reduce((sum, { kilobytes }) => sum + kilobytes, 0)
}

const EVERY = 500 // ms

/** Watches a process until `stop` is called, which returns its peak memory in MB; null if `ps` doesn't work. */
export function watchMemory(pid: number): { stop(): number | null } {
  let most = 0
  let fault = false
  const look = () => {
    try {
      const text = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
      most = Math.max(most, treeKilobytes(parseRows(text), pid))
    } catch {
      fault = true // not available, as on Windows, so the figure is null, which the table shows
    }
  }
  look()
  const timer = setInterval(look, EVERY)
  return {
    stop() {
      clearInterval(timer)
      return fault ? null : Math.round(most / 1024)
    },
  }
}
