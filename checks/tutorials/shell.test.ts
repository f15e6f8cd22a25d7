import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Shell, stopCommands } from './shell'

let folder = ''
const open = () => {
  const shell = new Shell(join(folder, 'terminal'), { PATH: `${dirname(process.execPath)}:/usr/bin:/bin` })
  shell.enter(join(folder, 'project'))
  return shell
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shell-test-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('tells how a command ended, and what it printed where', async () => {
  const ended = await open().run('echo out; echo error >&2; exit 3', { limitMs: 10_000 })
  expect(ended).toMatchObject({ code: 3, out: 'out\n', timedOut: false })
  expect(ended.all).toContain('error\n')
})

it('ends a command at its limit, with what it started', async () => {
  const ended = await open().run('(sleep 3; touch late) & sleep 30', { limitMs: 500 })
  expect(ended).toMatchObject({ timedOut: true, code: null })
  await new Promise((resolve) => setTimeout(resolve, 3500))
  expect(existsSync(join(folder, 'project/late'))).toBe(false)
})

it('ends what still runs when it is told to', async () => {
  const server = await open().serve('echo ready; exec sleep 300', 'ready', { limitMs: 10_000 })

  expect(server.ended.code).toBe(0)
  const later = open().run('exec sleep 300', { limitMs: 60_000 })
  stopCommands()
  expect(await later).toMatchObject({ code: null, timedOut: false })
})
