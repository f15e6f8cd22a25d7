import { z } from 'zod'

export interface Counts {
  readonly passed: number
  readonly failed: number
}

const unitReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })
const browserReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

/** Counts from Vitest's JSON report. */
export function unitCounts(json: string): Counts {
  const { numPassedTests, numFailedTests } = unitReport.parse(JSON.parse(json))
  return { passed: numPassedTests, failed: numFailedTests }
}

/** Counts from Playwright's JSON report. A test that passed only on a retry counts as failed. */
export function browserCounts(json: string): Counts {
  const { expected, unexpected, flaky } = browserReport.parse(JSON.parse(json)).stats
  return { passed: expected, failed: unexpected + flaky }
}

export function sumCounts(counts: readonly Counts[]): Counts {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  }
}

/** The last line of `npm test`. */
export function countsLine({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`
}
