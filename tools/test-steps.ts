import { browserCounts, type Counts, unitCounts } from './test-counts'

export interface Step {
  readonly name: string
  /** Arguments of npm. */
  readonly command: readonly string[]
  /** Where the step writes its JSON report, and how to count its tests; a step without a report counts as one. */
  readonly report?: { readonly file: string; readonly count: (json: string) => Counts }
  readonly environment?: Readonly<Record<string, string>>
}

const UNIT_REPORT = '.cache/test/unit.json'
const BUILT_REPORT = '.cache/test/built.json'
const BROWSER_REPORT = '.cache/test/browser.json'

/** A step that runs a script from package.json. In: its name and arguments. */
export function script(name: string, ...rest: string[]): Step {
  return { name, command: ['run', '--silent', name, ...(rest.length > 0 ? ['--', ...rest] : [])] }
}

/** The steps of `npm test` in order: those that fail fast come first, and browser tests come after the build. */
export const STEPS: readonly Step[] = [
  script('check:types'),
  script('lint'),
  script('format:check'),
  script('unused'),
  script('check:layers'),
  script('check:sources'),
  script('check:content'),
  script('check:code', '--verify'),
  {
    ...script('unit', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`),
    report: { file: UNIT_REPORT, count: unitCounts },
  },
  script('build'),
  script('check:links'),
  script('check:supply'),
  {
    ...script('unit:built', '--reporter=default', '--reporter=json', `--outputFile.json=${BUILT_REPORT}`),
    report: { file: BUILT_REPORT, count: unitCounts },
  },
  script('build:test'),
  script('compare-builds'),
  {
    ...script('browser', '--reporter=list,json'),
    report: { file: BROWSER_REPORT, count: browserCounts },
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT },
  },
]
