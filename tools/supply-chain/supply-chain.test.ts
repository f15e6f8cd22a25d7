import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { billOfMaterials } from './bill-of-materials'
import { isAllowed } from './licences'
import { readLockFile, readManifest } from './lock-file'
import { supplyChainFaults } from './supply-chain-faults'

const manifest = readManifest(readFileSync('package.json', 'utf8'))
const packages = readLockFile(readFileSync('package-lock.json', 'utf8'))
const npmrc = readFileSync('.npmrc', 'utf8')
const [first] = packages

describe('what the site is built from', () => {
  it('has exact versions, hashes, allowed licences, and needs no install script', () => {
    expect(supplyChainFaults(manifest, packages, npmrc)).toEqual([])
    expect(packages.length).toBeGreaterThan(500)
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
  const faults = (change: Partial<typeof first>) =>
    supplyChainFaults(manifest, [{ ...first!, ...change }], npmrc).join()

  it('a range is found', () => {
    const changed = { ...manifest, dependencies: { react: '^19.1.1' } }
    expect(supplyChainFaults(changed, [], npmrc).join()).toContain('dependencies.react: found "^19.1.1"')
  })

  it('a package without a hash, from elsewhere, or under another licence is found', () => {
    expect(faults({})).toBe('')
    expect(faults({ integrity: undefined })).toContain('found no integrity')
    expect(faults({ resolved: 'https://example.org/a.tgz' })).toContain('found https://example.org/a.tgz')
    expect(faults({ license: 'SSPL-1.0' })).toContain('found licence SSPL-1.0')
    expect(faults({ license: undefined })).toContain('found licence none')
  })

  it('an install that runs scripts is found', () => {
    expect(supplyChainFaults(manifest, [], '').join()).toContain('.npmrc ignore-scripts')
  })

  it('an expression is met by one side of OR, and by both of AND', () => {
    expect(isAllowed('(BSD-3-Clause OR GPL-2.0)')).toBe(true)
    expect(isAllowed('Apache-2.0 AND GPL-2.0')).toBe(false)
    expect(isAllowed('(MIT OR (A AND B))')).toBe(false)
  })
})
