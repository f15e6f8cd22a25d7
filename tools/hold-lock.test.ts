import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { holdLock } from './hold-lock.mjs'

const NOBODY = 65_534

let folder = ''
let file = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'))
  file = path.join(folder, 'inner', 'build.lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** What holdLock tells a user who may read the folder but not write to it. Root can write anywhere, so it's another user. */
function toldToOthers(): string {
  const program = path.join(folder, 'hold-lock.mjs')
  copyFileSync('tools/hold-lock.mjs', program)
  const code = `import(${JSON.stringify(program)}).then(({ holdLock }) => holdLock(${JSON.stringify(file)}, 'a build'))`
  for (const each of [path.dirname(file), folder]) chmodSync(each, 0o555)
  const other = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const { stderr } = spawnSync(process.execPath, ['-e', code], { ...other, cwd: '/', encoding: 'utf8' })
  for (const each of [folder, path.dirname(file)]) chmodSync(each, 0o755)
  return stderr
}

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

  // Windows uses other permissions.
  it.skipIf(process.platform === 'win32').each([
    ['without a lock', false],
    ['with the lock of a process that has ended', true],
  ])("reports another user's folder %s", (_, isLeft) => {
    holdLock(file, 'a build')()
    if (isLeft) writeFileSync(file, `${spawnSync(process.execPath, ['-e', '']).pid}\n`)
    expect(toldToOthers()).toContain(`${folder}: found a folder that this user can't write to (EACCES)`)
  })

  it('leaves a lock alone while it is being written', () => {
    holdLock(file, 'a build')()
    writeFileSync(file, '')
    expect(() => holdLock(file, 'a build')).toThrow('(process unknown)')
  })
})
