import 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** How many items a test has checked; /status/trust adds them up by file and noun. */
    counted?: Record<string, number>
  }
}
