import { z } from 'zod'
import type { TestResult } from '../gate/results'

/** A test file's results: how many tests passed and failed, and how many items they report having tested. */
export type FileCount = { passed: number; failed: number; counted: Record<string, number> }

/** By test file, relative to the project. */
export type FileCounts = Map<string, FileCount>

const commandReport = z.object({
  file: z.string(),
  isGood: z.boolean(),
  counted: z.record(z.string(), z.number()),
})

interface Ended {
  readonly ok: boolean
  readonly counted: Readonly<Record<string, number>>
}

function add(counts: FileCounts, file: string, { ok, counted }: Ended) {
  const { passed, failed, counted: before } = counts.get(file) ?? { passed: 0, failed: 0, counted: {} }
  const sums = { ...before }
  for (const [noun, amount] of Object.entries(counted)) sums[noun] = (sums[noun] ?? 0) + amount
  counts.set(file, { passed: passed + Number(ok), failed: failed + Number(!ok), counted: sums })
}

/** Sums up tests by file. */
export function countFiles(tests: readonly TestResult[]): FileCounts {
  const counts: FileCounts = new Map()
  for (const { file, outcome, counted } of tests) add(counts, file, { ok: outcome !== 'failed', counted })
  return counts
}

/** Reads what commands recorded with `recordCounted`, one text each. */
export function readCommandReports(texts: readonly string[]): FileCounts {
  const counts: FileCounts = new Map()
  for (const text of texts) {
    const { file, isGood, counted } = commandReport.parse(JSON.parse(text))
    add(counts, file, { ok: isGood, counted })
  }
  return counts
}
