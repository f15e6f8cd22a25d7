import { browserCounts } from './test-counts'
import { script, type Step } from './test-steps'

const WALK_REPORT = '.cache/test/walk.json'
const FIREFOX_REPORT = '.cache/test/firefox.json'

/** A step whose tests run in a browser. In: where to write its report. */
function inBrowser(step: Step, file: string): Step {
  return {
    ...step,
    report: { file, count: browserCounts },
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  }
}

/**
 * The tests that take too long for `npm test`, on the build that it has tested.
 * @param hasFirefox whether this machine has a Firefox that the tests can control
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
