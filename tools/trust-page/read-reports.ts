import path from 'node:path'
import { z } from 'zod'

/** A test file's results: how many tests passed and failed, and how many items they report having tested. */
export type FileCount = { passed: number; failed: number; counted: Record<string, number> }

/** By test file, relative to the project. */
export type FileCounts = Map<string, FileCount>

const countedSchema = z.record(z.string(), z.number())

const unitReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          meta: z.object({ counted: countedSchema.optional() }).optional(),
        }),
      ),
    }),
  ),
})

const annotation = z.object({ type: z.string(), description: z.string().optional() })
const spec = z.object({
  file: z.string(),
  ok: z.boolean(),
  tests: z
    .array(z.object({ status: z.string().optional(), annotations: z.array(annotation).optional() }))
    .optional(),
})
type Spec = z.infer<typeof spec>
type Suite = { specs?: Spec[] | undefined; suites?: Suite[] | undefined }
const suite: z.ZodType<Suite> = z.object({
  specs: z.array(spec).optional(),
  get suites() {
    return z.array(suite).optional()
  },
})
const browserReport = z.object({ suites: z.array(suite) })

const commandReport = z.object({ file: z.string(), isGood: z.boolean(), counted: countedSchema })

interface Ended {
  ok: boolean
  counted?: Record<string, number> | undefined
}

function add(counts: FileCounts, file: string, { ok, counted = {} }: Ended) {
  const { passed, failed, counted: before } = counts.get(file) ?? { passed: 0, failed: 0, counted: {} }
  const sums = { ...before }
  for (const [noun, amount] of Object.entries(counted)) sums[noun] = (sums[noun] ?? 0) + amount
  counts.set(file, { passed: passed + Number(ok), failed: failed + Number(!ok), counted: sums })
}

/** Reads Vitest's JSON report. */
export function readUnitReport(json: string, root: string): FileCounts {
  const counts: FileCounts = new Map()
  for (const { name, assertionResults } of unitReport.parse(JSON.parse(json)).testResults) {
    const file = path.relative(root, name).split(path.sep).join('/')
    for (const { status, meta } of assertionResults) {
      if (status === 'passed' || status === 'failed')
        add(counts, file, { ok: status === 'passed', counted: meta?.counted })
    }
  }
  return counts
}

/** What a browser test recorded with `counted`: "40 URLs" becomes 40 of "URLs". */
function getCounted({ tests = [] }: Spec): Record<string, number> {
  const notes = tests.flatMap(({ annotations = [] }) => annotations.filter(({ type }) => type === 'counted'))
  const counted: Record<string, number> = {}
  for (const { description = '' } of notes) {
    const [amount = '', ...noun] = description.split(' ')
    counted[noun.join(' ')] = (counted[noun.join(' ')] ?? 0) + Number(amount)
  }
  return counted
}

const wasSkipped = ({ tests = [] }: Spec) =>
  tests.length > 0 && tests.every(({ status }) => status === 'skipped')

/** Reads Playwright's JSON report, whose files are relative to tests/browser. Skipped tests don't count. */
export function readBrowserReport(json: string): FileCounts {
  const counts: FileCounts = new Map()
  const walk = ({ specs = [], suites = [] }: Suite) => {
    for (const each of specs.filter((one) => !wasSkipped(one)))
      add(counts, `tests/browser/${each.file}`, { ok: each.ok, counted: getCounted(each) })
    suites.forEach(walk)
  }
  browserReport.parse(JSON.parse(json)).suites.forEach(walk)
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
