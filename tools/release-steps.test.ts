import { describe, expect, it } from 'vitest'
import { scripts } from '../package.json'
import { listReleaseSteps } from './release-steps'

const listNames = (hasFirefox: boolean) => listReleaseSteps(hasFirefox).map(({ name }) => name)

describe('what is tried before a release', () => {
  it('is the long walk, the soak, the second browser, the packages, each Node and the tutorials', () => {
    expect(listNames(true)).toEqual(['walk', 'soak', 'firefox', 'test:packages', 'test:nodes', 'tutorials'])
  })

  it('leaves out a browser that is not installed', () => {
    expect(listNames(false)).toEqual(['walk', 'soak', 'test:packages', 'test:nodes', 'tutorials'])
  })

  it('runs scripts that there are, and reads a report of its own from each browser', () => {
    const steps = listReleaseSteps(true)
    expect(steps.filter(({ command }) => !((command[2] ?? '') in scripts))).toEqual([])
    const files = steps.flatMap(({ report }) => report?.file ?? [])
    expect([files.length, new Set(files).size]).toEqual([2, 2])
  })
})
