import path from 'node:path'
import { z } from 'zod'

/** Tests that passed and failed, by the file they stand in, relative to the project. */
export type FileCounts = Map<string, { passed: number; failed: number }>

const unitReport = z.object({
  testResults: z.array(
    z.object({ name: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
})

type Suite = { specs?: { file: string; ok: boolean }[] | undefined; suites?: Suite[] | undefined }
const suite: z.ZodType<Suite> = z.object({
  specs: z.array(z.object({ file: z.string(), ok: z.boolean() })).optional(),
  get suites() {
    return z.array(suite).optional()
  },
})
const browserReport = z.object({ suites: z.array(suite) })

function count(counts: FileCounts, file: string, ok: boolean) {
  const { passed, failed } = counts.get(file) ?? { passed: 0, failed: 0 }
  counts.set(file, { passed: passed + Number(ok), failed: failed + Number(!ok) })
}

/** Reads Vitest's JSON report. */
export function readUnitReport(json: string, root: string): FileCounts {
  const counts: FileCounts = new Map()
  for (const { name, assertionResults } of unitReport.parse(JSON.parse(json)).testResults) {
    const file = path.relative(root, name).split(path.sep).join('/')
    for (const { status } of assertionResults) {
      if (status === 'passed' || status === 'failed') count(counts, file, status === 'passed')
    }
  }
  return counts
}

/** Reads Playwright's JSON report, whose files are relative to tests/browser. */
export function readBrowserReport(json: string): FileCounts {
  const counts: FileCounts = new Map()
  const walk = ({ specs = [], suites = [] }: Suite) => {
    for (const { file, ok } of specs) count(counts, `tests/browser/${file}`, ok)
    suites.forEach(walk)
  }
  browserReport.parse(JSON.parse(json)).suites.forEach(walk)
  return counts
}
