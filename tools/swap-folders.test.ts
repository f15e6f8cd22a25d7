import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startServer } from '../server/server'
import { swapFolders } from './swap-folders'

let folder = ''
const place = (...names: string[]) => path.join(folder, ...names)
const site = (name: string, text: string) => {
  mkdirSync(place(name))
  writeFileSync(place(name, 'index.html'), text)
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'swap-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('swapFolders', () => {
  it('takes effect in a running server', async () => {
    site('build', 'old')
    writeFileSync(place('build', 'gone.html'), 'old')
    const server = await startServer({ root: place('build'), port: 0 })
    const getText = async (file: string) => (await fetch(`${server.url}${file}`)).text()
    try {
      expect(await getText('/')).toBe('old')
      site('build.next', 'new')
      expect(await getText('/')).toBe('old')
      swapFolders(place('build.next'), place('build'))
      expect(await getText('/')).toBe('new')
      expect((await fetch(`${server.url}/gone`)).status).toBe(404)
    } finally {
      await server.close()
    }
    expect(readdirSync(folder)).toEqual(['build'])
  })

  it('works without an old folder, and after a swap that was killed', () => {
    site('build.next', 'new')
    site('build.old', 'older')
    swapFolders(place('build.next'), place('build'))
    expect(readdirSync(folder)).toEqual(['build'])
  })

  it('keeps the old folder if the new one is missing', () => {
    site('build', 'old')
    expect(() => swapFolders(place('build.next'), place('build'))).toThrow("can't be replaced (ENOENT)")
    expect(existsSync(place('build', 'index.html'))).toBe(true)
  })
})
