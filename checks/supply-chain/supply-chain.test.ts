import { describe, expect, it } from 'vitest'
import { billOfMaterials } from '../../postbuild/steps/bill-of-materials/bill-of-materials'
import { isAllowed } from '../../model/packages/licenses'
import type { LockedPackage } from '../../model/packages/lock-file'
import { readInstalled } from './read-installed'
import { type Installed, supplyChainFaults } from './supply-chain-faults'

const all = readInstalled('.')
const site = all[0]!
const { manifest, packages } = site
const first = packages[0]!

describe('what the site is built from, and what its checks install', () => {
  it('has exact versions, hashes, allowed licenses, and needs no install script', () => {
    expect(all.flatMap(supplyChainFaults)).toEqual([])
    expect(packages.length).toBeGreaterThan(500)
  })

  it('is every lock file of the repository', () => {
    const peers = ['docusaurus', 'nextra', 'starlight', 'vitepress'].map((name) => `bench/peers/${name}/`)
    expect(all.map(({ folder }) => folder)).toEqual([
      '',
      ...peers,
      'checks/code/',
      'checks/code/heavy-dependencies/',
    ])
    expect(all.map(({ use }) => use)).toEqual(['site', ...Array<string>(6).fill('checks')])
  })

  it('is listed in a bill that is the same each time', () => {
    const bill = JSON.stringify(billOfMaterials(manifest, packages))
    expect(JSON.stringify(billOfMaterials(manifest, [...packages].reverse().reverse()))).toBe(bill)
    expect(bill).toContain('"purl":"pkg:npm/react@19.1.1"')
    expect(bill).toContain('"purl":"pkg:npm/%40docusaurus/core@3.8.1"')
    expect(bill).not.toContain('timestamp')
  })
})

describe('control', () => {
  const empty = { ...site, packages: [] }
  const faults = (change: Partial<LockedPackage>, use: Installed['use'] = 'site') =>
    supplyChainFaults({ ...site, use, packages: [{ ...first, ...change }] }).join()

  it('a range is found, in overrides too', () => {
    const changed = { ...manifest, dependencies: { react: '^19.1.1' }, overrides: { a: { b: '~1.0.0' } } }
    const found = supplyChainFaults({ ...empty, folder: 'checks/', manifest: changed }).join()
    expect(found).toContain('checks/package.json dependencies.react: found "^19.1.1"')
    expect(found).toContain('overrides.a.b: found "~1.0.0"')
  })

  it('a package without a hash, from elsewhere, or under another license is found', () => {
    expect(faults({})).toBe('')
    expect(faults({ integrity: undefined })).toContain('found no integrity')
    expect(faults({ resolved: 'https://example.org/a.tgz' })).toContain('found https://example.org/a.tgz')
    expect(faults({ license: 'SSPL-1.0' })).toContain('found license SSPL-1.0')
    expect(faults({ license: undefined })).toContain('found license none')
  })

  it('a license for checks alone is found in the site', () => {
    expect(faults({ license: 'GPL-3.0-or-later' })).toContain('found license GPL-3.0-or-later')
    expect(faults({ license: 'GPL-3.0-or-later' }, 'checks')).toBe('')
    expect(faults({ license: 'SSPL-1.0' }, 'checks')).toContain('found license SSPL-1.0')
  })

  it('an install that runs scripts is found', () => {
    expect(supplyChainFaults({ ...empty, folder: 'checks/', npmrc: '' }).join()).toContain(
      'checks/.npmrc ignore-scripts',
    )
  })

  it('an expression is met by one side of OR, and by both of AND', () => {
    expect(isAllowed('(BSD-3-Clause OR GPL-2.0)')).toBe(true)
    expect(isAllowed('Apache-2.0 AND GPL-2.0')).toBe(false)
    expect(isAllowed('(MIT OR (A AND B))')).toBe(false)
  })
})
