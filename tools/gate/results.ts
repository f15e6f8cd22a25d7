import path from 'node:path'
import { z } from 'zod'

/** How one test ended. An unsteady one failed first and passed when it was tried again. */
export interface TestResult {
  /** Relative to the project, with `/`. */
  readonly file: string
  /** The titles of the groups it stands in, then its own. */
  readonly title: string
  readonly outcome: 'passed' | 'failed' | 'unsteady'
  /** What it said when it failed, first line; empty if it never did. */
  readonly message: string
  /** How many items it reports having tested, by noun: "pages", "URLs". */
  readonly counted: Readonly<Record<string, number>>
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).optional(),
          meta: z.object({ counted: z.record(z.string(), z.number()).optional() }).optional(),
        }),
      ),
    }),
  ),
})

const annotation = z.object({ type: z.string(), description: z.string().optional() })
const attempt = z.object({ errors: z.array(z.object({ message: z.string().optional() })).optional() })
const spec = z.object({
  file: z.string(),
  title: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      annotations: z.array(annotation).optional(),
      results: z.array(attempt).optional(),
    }),
  ),
})
type Spec = z.infer<typeof spec>
interface Suite {
  title?: string | undefined
  file?: string | undefined
  specs?: Spec[] | undefined
  suites?: Suite[] | undefined
}
const suite: z.ZodType<Suite> = z.object({
  title: z.string().optional(),
  file: z.string().optional(),
  specs: z.array(spec).optional(),
  get suites() {
    return z.array(suite).optional()
  },
})
const playwrightReport = z.object({ suites: z.array(suite) })

/** What sets a terminal's color. */
const COLOR = /\u001B\[[\d;]*m/g
const firstLine = (message = '') => message.replaceAll(COLOR, '').trim().split('\n')[0]!

/** Reads Vitest's JSON report, whose files are absolute. Skipped tests aren't among the results. */
export function readVitestReport(json: string, root: string): TestResult[] {
  return vitestReport.parse(JSON.parse(json)).testResults.flatMap(({ name, assertionResults }) => {
    const file = path.relative(root, name).split(path.sep).join('/')
    return assertionResults.flatMap(({ fullName, status, failureMessages = [], meta }): TestResult[] => {
      if (status !== 'passed' && status !== 'failed') return []
      const outcome = status === 'passed' && failureMessages.length > 0 ? 'unsteady' : status
      return [
        {
          file,
          title: fullName,
          outcome,
          message: firstLine(failureMessages[0]),
          counted: meta?.counted ?? {},
        },
      ]
    })
  })
}

/** What a browser test recorded with `counted`: "40 URLs" becomes 40 of "URLs". */
function getCounted(annotations: readonly z.infer<typeof annotation>[] = []): Record<string, number> {
  const counted: Record<string, number> = {}
  for (const { type, description = '' } of annotations) {
    if (type !== 'counted') continue
    const [amount = '', ...noun] = description.split(' ')
    counted[noun.join(' ')] = (counted[noun.join(' ')] ?? 0) + Number(amount)
  }
  return counted
}

const OUTCOMES = { expected: 'passed', unexpected: 'failed', flaky: 'unsteady' } as const
const isOutcome = (status: string): status is keyof typeof OUTCOMES => status in OUTCOMES

/** Reads Playwright's JSON report, whose files are relative to tests/browser. Skipped tests aren't among the results. */
export function readPlaywrightReport(json: string): TestResult[] {
  const readSpec = ({ file, title, tests }: Spec, groups: readonly string[]) =>
    tests.flatMap(({ status, annotations, results = [] }): TestResult[] => {
      if (!isOutcome(status)) return []
      const error = results.flatMap(({ errors = [] }) => errors)[0]
      return [
        {
          file: `tests/browser/${file}`,
          title: [...groups, title].join(' '),
          outcome: OUTCOMES[status],
          message: firstLine(error?.message),
          counted: getCounted(annotations),
        },
      ]
    })
  const readSuite = (
    { title = '', file, specs = [], suites = [] }: Suite,
    above: readonly string[],
  ): TestResult[] => {
    const groups = title === '' || title === file ? above : [...above, title]
    return [
      ...specs.flatMap((one) => readSpec(one, groups)),
      ...suites.flatMap((one) => readSuite(one, groups)),
    ]
  }
  return playwrightReport.parse(JSON.parse(json)).suites.flatMap((one) => readSuite(one, []))
}
