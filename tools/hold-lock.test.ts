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
  it('lets one in at a time, and the next one after it', () => {
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

  // Root may write anywhere, and Windows keeps these rights elsewhere.
  it.skipIf(process.getuid === undefined || process.getuid() === 0)('names a folder of another user', () => {
    chmodSync(folder, 0o555)
    expect(() => holdLock(file, 'a build')).toThrow(`${folder}: found a folder that this user can't write to`)
    chmodSync(folder, 0o755)
  })

  it('leaves a lock alone that is just being written', () => {
    holdLock(file, 'a build')()
    writeFileSync(file, '')
    expect(() => holdLock(file, 'a build')).toThrow('(process unknown)')
  })
})
