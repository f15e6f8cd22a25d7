import { describe, expect, it } from 'vitest'
import { scripts } from '../../package.json'
import { listReleaseSteps } from './release-steps'

const listNames = (hasFirefox: boolean) => listReleaseSteps(hasFirefox).map(({ name }) => name)

describe('the tests before a release', () => {
  it('are two builds compared, every page and URL, the long walk, the soak test, the second browser, the packages, each version of Node and the tutorials', () => {
    expect(listNames(true)).toEqual([
      'compare-builds',
      'exhaustive',
      'walk',
      'soak',
      'firefox',
      'test:packages',
      'test:nodes',
      'tutorials',
    ])
  })

  it("skip a browser that isn't installed", () => {
    expect(listNames(false)).toEqual([
      'compare-builds',
      'exhaustive',
      'walk',
      'soak',
      'test:packages',
      'test:nodes',
      'tutorials',
    ])
  })

  it('run only scripts that exist, and read a separate report from each browser', () => {
    const steps = listReleaseSteps(true)
    expect(steps.filter(({ command }) => !((command[2] ?? '') in scripts))).toEqual([])
    const files = steps.flatMap(({ report }) => report?.file ?? [])
    expect([files.length, new Set(files).size]).toEqual([3, 3])
  })
})
