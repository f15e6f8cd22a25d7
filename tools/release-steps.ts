import { browserCounts } from './test-counts'
import { script, type Step } from './test-steps'

const WALK_REPORT = '.cache/test/walk.json'
const FIREFOX_REPORT = '.cache/test/firefox.json'

/** A step whose tests run in a browser. In: where it leaves its report. */
function inBrowser(step: Step, file: string): Step {
  return {
    ...step,
    report: { file, count: browserCounts },
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  }
}

/**
 * What takes too long for the gate, on the build that the gate has tried.
 * @param hasFirefox whether this machine has one that the tests can drive
 */
export function listReleaseSteps(hasFirefox: boolean): Step[] {
  const firefox = inBrowser(script('browser', '--project=firefox', '--reporter=list,json'), FIREFOX_REPORT)
  return [
    inBrowser(script('walk', '--reporter=list,json'), WALK_REPORT),
    script('soak'),
    ...(hasFirefox ? [{ ...firefox, name: 'firefox' }] : []),
    script('test:packages'),
    script('test:nodes'),
    script('tutorials'),
  ]
}
