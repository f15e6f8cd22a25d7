import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let folder = ''
const place = (name: string) => path.join(folder, name)

/** Puts a program first in PATH that records whether it may check for updates. */
function fakeProgram(name: string) {
  writeFileSync(
    place(`bin/${name}`),
    `#!/bin/sh\necho "${name} $NO_UPDATE_NOTIFIER" >> '${place('asked')}'\nexit 0\n`,
  )
  chmodSync(place(`bin/${name}`), 0o755)
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'quiet-'))
  mkdirSync(place('bin'))
  copyFileSync('.env.example', place('.env.example'))
})
afterEach(() => rmSync(folder, { recursive: true }))

// Shell scripts; Windows would need .cmd files.
describe.skipIf(process.platform === 'win32')('npm run build', () => {
  it("doesn't let the programs it runs ask npm for updates", () => {
    for (const name of ['docusaurus', 'tsx']) fakeProgram(name)
    const PATH = `${place('bin')}${path.delimiter}${process.env['PATH']}`
    const env = { ...process.env, PATH, NO_UPDATE_NOTIFIER: '' }
    spawnSync(path.resolve('node_modules/.bin/tsx'), [path.resolve('tools/build.ts')], { cwd: folder, env })
    const asked = readFileSync(place('asked'), 'utf8').trim().split('\n')
    expect(asked).toContain('docusaurus 1')
    expect(asked).toContain('tsx 1')
    expect(asked.filter((line) => !line.endsWith(' 1'))).toEqual([])
  })
})
