import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { holdLock } from './hold-lock.mjs'

let folder = ''
let file = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'))
  file = path.join(folder, 'inner', 'build.lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('holdLock', () => {
  it('lets only one process in at a time, and then the next', () => {
    const giveBack = holdLock(file, 'a build')
    expect(() => holdLock(file, 'a build')).toThrow(
      `${file}: found a build still running (process ${process.pid})`,
    )
    giveBack()
    expect(existsSync(file)).toBe(false)
    holdLock(file, 'a build')()
  })

  it('takes over from a process that was killed', () => {
    holdLock(file, 'a build')()
    const { pid } = spawnSync(process.execPath, ['-e', ''])
    writeFileSync(file, `${pid}\n`)
    expect(() => holdLock(file, 'a build')()).not.toThrow()
  })

  // Root can write anywhere, and Windows uses other permissions.
  it.skipIf(process.getuid === undefined || process.getuid() === 0)("reports another user's folder", () => {
    chmodSync(folder, 0o555)
    expect(() => holdLock(file, 'a build')).toThrow(`${folder}: found a folder that this user can't write to`)
    chmodSync(folder, 0o755)
  })

  it('leaves a lock alone while it is being written', () => {
    holdLock(file, 'a build')()
    writeFileSync(file, '')
    expect(() => holdLock(file, 'a build')).toThrow('(process unknown)')
  })
})
