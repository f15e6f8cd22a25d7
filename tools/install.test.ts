import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { needsInstall, nodeFault } from './install.mjs'

let folder = ''
const lock = (file: string, packages: object) => {
  mkdirSync(path.join(folder, 'node_modules'), { recursive: true })
  writeFileSync(path.join(folder, file), JSON.stringify({ packages }))
}
const INSTALLED = 'node_modules/.package-lock.json'
const one = { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' } }

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'install-'))
  lock('package-lock.json', {
    '': { name: 'x' },
    ...one,
    'node_modules/mac': { version: '2.0.0', optional: true },
  })
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('needsInstall', () => {
  it('is content with what the lock file names; what is optional may be absent', () => {
    lock(INSTALLED, one)
    expect(needsInstall(folder)).toBe(false)
  })

  it.each([
    ['nothing is installed', undefined],
    ['an install broke off', {}],
    ['a version is older', { 'node_modules/a': { version: '0.9.0', integrity: 'sha512-a' } }],
    ['the bytes are others', { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-b' } }],
  ])('installs when %s', (_name, packages) => {
    if (packages) lock(INSTALLED, packages)
    expect(needsInstall(folder)).toBe(true)
  })

  it('installs when the list of what is installed cannot be read', () => {
    writeFileSync(path.join(folder, INSTALLED), '{')
    expect(needsInstall(folder)).toBe(true)
  })

  it('names a lock file that is missing', () => {
    rmSync(path.join(folder, 'package-lock.json'))
    expect(() => needsInstall(folder)).toThrow('expected a lock file')
  })
})

describe('nodeFault', () => {
  it.each(['20.18.0', '20.19.5', '22.1.0'])('accepts %s', (version) => {
    expect(nodeFault(version)).toBeUndefined()
  })
  it.each(['18.20.0', '20.17.9'])('refuses %s, naming what is needed', (version) => {
    expect(nodeFault(version)).toContain(`Node ${version} is too old: this site needs Node 20.18`)
  })
})
