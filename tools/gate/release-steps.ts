import { browserStep, script, type Step } from './steps'

const EXHAUSTIVE_REPORT = '.cache/test/exhaustive.json'
const WALK_REPORT = '.cache/test/walk.json'
const FIREFOX_REPORT = '.cache/test/firefox.json'

/**
 * The tests that take too long for `npm test`, on the build that it has tested.
 * @param hasFirefox whether this machine has a Firefox that the tests can control
 */
export function listReleaseSteps(hasFirefox: boolean): Step[] {
  const reporter = '--reporter=list,json'
  const firefox = browserStep(script('browser', '--project=firefox', reporter), FIREFOX_REPORT)
  const steps = [
    script('compare-builds'),
    browserStep(script('exhaustive', reporter), EXHAUSTIVE_REPORT),
    browserStep(script('walk', reporter), WALK_REPORT),
    script('soak'),
    ...(hasFirefox ? [{ ...firefox, name: 'firefox' }] : []),
    script('test:packages'),
    script('test:nodes'),
    script('tutorials'),
  ]
  // Each measures, times out or uses every processor, so they run one after another.
  return steps.map((step) => ({ ...step, isAlone: true }))
}
