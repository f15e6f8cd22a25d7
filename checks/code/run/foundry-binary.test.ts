import { homedir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { foundryBinary, type FoundryMachine, foundryVersion } from './foundry-binary'

const linux: FoundryMachine = {
  platform: 'linux',
  arch: 'x64',
  env: {},
  exists: () => true,
  told: () => `anvil Version: ${foundryVersion()}-v${foundryVersion()}\n`,
}
const mac: FoundryMachine = { ...linux, platform: 'darwin', arch: 'arm64' }
const windows: FoundryMachine = { ...linux, platform: 'win32' }
const installed = join(homedir(), '.foundry', 'bin', 'anvil')

describe('foundryBinary', () => {
  it('takes the pinned package on Linux x64', () => {
    expect(foundryBinary('anvil', linux)).toContain(join('@foundry-rs', 'anvil-linux-amd64', 'bin', 'anvil'))
  })

  it.each([
    ['macOS', mac, installed],
    ['Linux on ARM', { ...linux, arch: 'arm64' }, installed],
    ['Windows', windows, `${installed}.exe`],
  ])('takes what foundryup installed on %s', (_name, machine, file) => {
    expect(foundryBinary('anvil', machine)).toBe(file)
  })

  it.each([linux, mac])('takes FOUNDRY_BIN where it is set (%o)', (machine) => {
    const env = { FOUNDRY_BIN: join('/opt', 'foundry') }
    expect(foundryBinary('anvil', { ...machine, env })).toBe(join('/opt', 'foundry', 'anvil'))
  })

  it('refuses another release, whose outputs would differ', () => {
    expect(() => foundryBinary('anvil', { ...mac, told: () => 'anvil Version: 1.2.3' })).toThrow(
      'found Foundry 1.2.3',
    )
  })

  it.each([
    [linux, 'Fix: npm ci --prefix checks/code'],
    [mac, `Fix: foundryup --install ${foundryVersion()}`],
    [windows, '(win32, x64)'],
  ])('says what to do where there is none (%o)', (machine, fix) => {
    expect(() => foundryBinary('anvil', { ...machine, exists: () => false })).toThrow(fix)
  })
})
