import { describe, expect, it } from 'vitest'
import { ownPackageFaults, readOwnPackages } from './own-packages'

const all = readOwnPackages('.')
const first = all[0]!
const faults = (change: object) =>
  ownPackageFaults({ ...first, manifest: { ...first.manifest, ...change } }).join()

describe('the packages of this repository', () => {
  it('install exact versions, run nothing at an install, and have a license and a readme', () => {
    expect(all.map(({ folder }) => folder)).toEqual([
      'packages/anvil-cip64',
      'packages/create-celo-app',
      'packages/docs-bench',
      'packages/docs-mcp',
      'packages/mdx-code-check',
    ])
    expect(all.flatMap(ownPackageFaults)).toEqual([])
  })

  it('control: a range, a script, no license or no readme is found', () => {
    expect(faults({ dependencies: { viem: '^2.0.0' } })).toContain('dependencies.viem: found "^2.0.0"')
    expect(faults({ optionalDependencies: { viem: '*' } })).toContain('dependencies.viem: found "*"')
    expect(faults({ scripts: { postinstall: 'node x.js' } })).toContain('scripts.postinstall: found a script')
    expect(faults({ license: undefined })).toContain('license: found undefined')
    expect(ownPackageFaults({ ...first, hasReadme: false }).join()).toContain('README.md: found nothing')
  })
})
