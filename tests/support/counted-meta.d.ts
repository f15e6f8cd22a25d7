import 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** How many of what a test has tried: the page /status/trust adds them up by file and noun. */
    counted?: Record<string, number>
  }
}
