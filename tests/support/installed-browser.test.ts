import { describe, expect, it } from 'vitest'
import { chooseBrowser, type Machine } from './installed-browser'

const linux: Machine = { platform: 'linux', arch: 'x64', env: { PATH: '/usr/local/bin:/usr/bin' } }
const arm: Machine = { ...linux, arch: 'arm64' }
const mac: Machine = { platform: 'darwin', arch: 'arm64', env: { HOME: '/Users/ada' } }
const windows: Machine = {
  platform: 'win32',
  arch: 'x64',
  env: { PROGRAMFILES: 'C:\\Program Files', 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' },
}
const only = (file: string) => (asked: string) => asked === file
const none = () => false

describe('chooseBrowser', () => {
  it('uses the packaged browser on Linux x64, regardless of what is installed', () => {
    expect(chooseBrowser(linux, () => true)).toBeUndefined()
  })

  it.each([
    ['Linux on ARM', arm, '/usr/bin/chromium'],
    ['macOS', mac, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['macOS, for one user', mac, '/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium'],
    ['Windows', windows, 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
    ['Windows with only Edge', windows, 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'],
  ])('finds an installed browser on %s', (_name, machine, file) => {
    expect(chooseBrowser(machine, only(file))).toBe(file)
  })

  it.each([linux, arm, mac, windows])('prefers CHROME_PATH to any other (%o)', (machine) => {
    const env = { ...machine.env, CHROME_PATH: '/opt/chrome' }
    expect(chooseBrowser({ ...machine, env }, () => true)).toBe('/opt/chrome')
    expect(() => chooseBrowser({ ...machine, env }, none)).toThrow('CHROME_PATH: found "/opt/chrome"')
  })

  it.each([arm, mac, windows])('explains what to do if there is none (%o)', (machine) => {
    expect(() => chooseBrowser(machine, none)).toThrow(
      `(${machine.platform}, ${machine.arch}); expected Chrome, Chromium or Edge`,
    )
  })
})
