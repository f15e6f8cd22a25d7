import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { installIn, needsInstall, nodeFault, portFault, takenPortFault } from './install.mjs'

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
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

describe('needsInstall', () => {
  it('accepts what the lock file lists, even without optional packages', () => {
    lock(INSTALLED, one)
    expect(needsInstall(folder)).toBe(false)
  })

  it.each([
    ['nothing is installed', undefined],
    ['an install was interrupted', {}],
    ['a version is older', { 'node_modules/a': { version: '0.9.0', integrity: 'sha512-a' } }],
    ['the integrity hash differs', { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-b' } }],
  ])('installs if %s', (_name, packages) => {
    if (packages) lock(INSTALLED, packages)
    expect(needsInstall(folder)).toBe(true)
  })

  it("installs if the list of installed packages can't be read", () => {
    writeFileSync(path.join(folder, INSTALLED), '{')
    expect(needsInstall(folder)).toBe(true)
  })

  it('reports a missing lock file', () => {
    rmSync(path.join(folder, 'package-lock.json'))
    expect(() => needsInstall(folder)).toThrow('expected a lock file')
  })
})

// A program named npm that records its arguments; Windows would need a .cmd.
describe.skipIf(process.platform === 'win32')('installIn', () => {
  const putNpm = (script: string) => {
    writeFileSync(path.join(folder, 'npm'), `#!/bin/sh\n${script}\n`)
    chmodSync(path.join(folder, 'npm'), 0o755)
    vi.stubEnv('PATH', `${folder}${path.delimiter}${process.env['PATH']}`)
    vi.spyOn(console, 'log').mockReturnValue()
  }

  it("never runs install scripts, regardless of npm's configuration", async () => {
    const asked = path.join(folder, 'asked')
    putNpm(`echo "$@" > '${asked}'`)
    await installIn(folder)
    expect(readFileSync(asked, 'utf8').trim()).toBe(`ci --ignore-scripts --prefix ${folder}`)
    expect(existsSync(path.join(folder, '.cache/install.lock'))).toBe(false)
  })

  it('control: says that npm failed, and gives its lock back', async () => {
    putNpm('exit 7')
    await expect(installIn(folder)).rejects.toThrow(`npm ci failed in ${folder} with exit code 7`)
    expect(existsSync(path.join(folder, '.cache/install.lock'))).toBe(false)
  })

  it('installs in two folders at the same time, and shows what npm said', () => {
    const folders = ['one', 'two'].map((name) => path.join(folder, name))
    for (const each of folders) {
      mkdirSync(each)
      writeFileSync(path.join(each, 'package-lock.json'), JSON.stringify({ packages: one }))
    }
    // Each waits for the other, so one after the other they'd never end.
    putNpm(
      `case "$4" in *one) own=one other=two;; *) own=two other=one;; esac; touch "$4/../$own.started"; while ! test -e "$4/../$other.started"; do sleep 0.05; done; echo "$own is done"`,
    )
    const { status, stdout } = spawnSync(process.execPath, [path.resolve('tools/install.mjs'), ...folders], {
      encoding: 'utf8',
      env: process.env,
      timeout: 30_000,
    })
    expect(status).toBe(0)
    expect(stdout).toContain('one is done')
    expect(stdout).toContain('two is done')
  })
})

describe('nodeFault', () => {
  it.each(['20.18.0', '20.19.5', '22.1.0'])('accepts %s', (version) => {
    expect(nodeFault(version)).toBeUndefined()
  })
  it.each(['18.20.0', '20.17.9'])('rejects %s and names the required version', (version) => {
    expect(nodeFault(version)).toContain(`Node ${version} is too old: this site needs Node 20.18`)
  })
})

describe('portFault', () => {
  it.each([undefined, '', '0', '3000', '65535'])('accepts %s', (text) => {
    expect(portFault(text)).toBeUndefined()
  })
  it.each(['abc', '65536', '-1', '3000 '])('rejects %o before anything is installed', (text) => {
    expect(portFault(text)).toContain(`PORT: found ${JSON.stringify(text)}`)
  })
})

describe('takenPortFault', () => {
  const start = { npm_lifecycle_event: 'start' }

  it('reports before the install that another program uses the port, and nothing once it is free', async () => {
    const server = createServer()
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const PORT = String((server.address() as AddressInfo).port)
    const words = [path.resolve('tools/install.mjs'), path.join(folder, 'no such folder')]
    const env = { ...process.env, ...start, PORT, SERVE_HOST: '' }
    const { status, stderr } = spawnSync(process.execPath, words, { env, encoding: 'utf8' })
    expect(stderr).toContain(`PORT: found ${PORT}, which another process uses; expected a free port. Fix: `)
    expect(status).toBe(1)
    expect(
      await takenPortFault({ PORT, npm_lifecycle_event: 'test' }),
      "npm test doesn't use it",
    ).toBeUndefined()
    server.close()
    await once(server, 'close')
    expect(await takenPortFault({ ...start, PORT })).toBeUndefined()
  })

  it.each([undefined, '', '0'])('leaves %o to npm start', async (PORT) => {
    expect(await takenPortFault({ ...start, PORT })).toBeUndefined()
  })
})

it.skipIf(process.platform === 'win32')('works in a checkout whose path contains a link', () => {
  symlinkSync(process.cwd(), path.join(folder, 'linked'))
  const env = { ...process.env, PORT: 'abc' }
  const words = [path.join(folder, 'linked/tools/install.mjs'), '.']
  const { status, stderr } = spawnSync(process.execPath, words, { env, encoding: 'utf8' })
  expect({ status, stderr }).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('PORT: found "abc"'),
  })
})
