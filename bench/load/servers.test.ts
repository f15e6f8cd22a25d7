import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { ownServer } from './servers'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'own-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

it('starts the production server on the given folder, and ends it gracefully', async () => {
  fs.writeFileSync(path.join(folder, 'index.html'), '<p>Start</p>')
  fs.writeFileSync(path.join(folder, '404.html'), '<p>Not found</p>')
  const { command, words, environment, end } = ownServer(folder, 0, folder)
  const child = spawn(command, words, { env: { ...process.env, ...environment } })
  const ended = once(child, 'exit')
  const [told] = (await Promise.race([once(child.stdout, 'data'), ended])) as [unknown]
  const [url] = /http:\S+/.exec(String(told)) ?? []
  expect(url).toBeDefined()
  expect(await (await fetch(url!)).text()).toBe('<p>Start</p>')
  child.kill(end)
  expect(await ended).toEqual([0, null])
})
