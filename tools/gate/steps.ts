import { readPlaywrightReport, readVitestReport, type TestResult } from './results'

export interface Step {
  readonly name: string
  /** Arguments of npm. */
  readonly command: readonly string[]
  /** Where the step writes its JSON report, and how to read it; a step without a report counts as one test. */
  readonly report?: { readonly file: string; readonly read: (json: string) => readonly TestResult[] }
  readonly environment?: Readonly<Record<string, string>>
  /** Names of the steps whose results it needs. If one of them failed, this one doesn't run. */
  readonly after?: readonly string[]
  /** Measures or times out, so no other step runs beside it. Its output is shown as it comes. */
  readonly isAlone?: boolean
  /** Takes so long that its output is shown as it comes. */
  readonly isShown?: boolean
  /** Files that can change its result. If they're the same as when it last passed, it isn't run again. */
  readonly inputs?: (file: string) => boolean
}

const UNIT_REPORT = '.cache/test/unit.json'
const BUILT_REPORT = '.cache/test/built.json'
const BROWSER_REPORT = '.cache/test/browser.json'

/** A step that runs a script from package.json. In: its name and arguments. */
export function script(name: string, ...rest: string[]): Step {
  return { name, command: ['run', '--silent', name, ...(rest.length > 0 ? ['--', ...rest] : [])] }
}

/** A step that runs Vitest. In: its script and the file for its report. */
function unitStep(name: string, file: string): Step {
  return {
    ...script(name, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`),
    report: { file, read: (json) => readVitestReport(json, process.cwd()) },
  }
}

/** A step that runs Playwright. In: its script with arguments, and the file for its report. */
export function browserStep(step: Step, file: string): Step {
  return {
    ...step,
    report: { file, read: readPlaywrightReport },
    environment: { ...step.environment, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    isShown: true,
  }
}

/** Pages, what was recorded about their code, and pictures: neither types nor lint read them. */
const isContent = (file: string) => /^(?:docs|receipts|static|media)\//.test(file)
const isCode = (file: string) => !isContent(file)
const isAnything = () => true

const CODE: Step = { ...script('check:code', '--verify'), inputs: isAnything }
const TYPES: Step = { ...script('check:types'), inputs: isCode }
// Some compare the registry with packages that the code check installs.
const UNIT: Step = { ...unitStep('unit', UNIT_REPORT), after: ['check:code'] }
const SHORT_STEPS: readonly Step[] = [
  { ...script('format:check'), inputs: isAnything },
  { ...script('lint'), inputs: isCode },
  { ...script('unused'), inputs: isCode },
  { ...script('check:layers'), inputs: isCode },
]

/** Steps that read only the sources. */
export const SOURCE_STEPS: readonly Step[] = [CODE, TYPES, UNIT, ...SHORT_STEPS]

/**
 * The steps of `npm test`; the first that can run is the next to run. What the browser tests need comes first, because
 * they take longest and leave processors idle while they wait for pages: the others run beside them, the longest first.
 * The build checks sources and content itself.
 */
export const STEPS: readonly Step[] = [
  script('build'),
  CODE,
  TYPES,
  { ...script('build:test'), after: ['build'] },
  {
    ...browserStep(script('browser', '--project=chromium', '--reporter=list,json'), BROWSER_REPORT),
    after: ['build', 'build:test', 'check:types'],
  },
  UNIT,
  { ...unitStep('unit:built', BUILT_REPORT), after: ['build'] },
  ...SHORT_STEPS,
  { ...script('check:links'), after: ['build'] },
  { ...script('check:supply'), after: ['build'] },
]
