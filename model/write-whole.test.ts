import * as fs from 'node:fs'
import * as promises from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeWhole, writeWholeSync } from './write-whole'

// Copies, so the spies below also apply to named imports.
vi.mock('node:fs', async (load) => ({ ...(await load<typeof fs>()) }))
vi.mock('node:fs/promises', async (load) => ({ ...(await load<typeof promises>()) }))

const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
let folder = ''
let file = ''

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(tmpdir(), 'whole-'))
  file = path.join(folder, 'page.html')
})
afterEach(() => {
  vi.restoreAllMocks()
  fs.rmSync(folder, { recursive: true })
})

describe.each([
  ['writeWhole', writeWhole],
  ['writeWholeSync', async (name: string, text: string) => writeWholeSync(name, text)],
])('%s', (_name, write) => {
  it('writes the file and leaves nothing else', async () => {
    await write(file, 'first')
    await write(file, 'second')
    expect(fs.readFileSync(file, 'utf8')).toBe('second')
    expect(fs.readdirSync(folder)).toEqual(['page.html'])
  })

  it('names the file when the disk is full, keeps the old one and leaves nothing else', async () => {
    await write(file, 'first')
    const { writeFileSync } = await vi.importActual<typeof fs>('node:fs')
    const cutOff = (place: unknown): never => {
      writeFileSync(String(place), 'sec')
      throw full
    }
    vi.spyOn(promises, 'writeFile').mockImplementation(async (place) => cutOff(place))
    vi.spyOn(fs, 'writeFileSync').mockImplementation(cutOff)
    await expect(write(file, 'second')).rejects.toThrow(`${file}: found no space left on the disk (ENOSPC)`)
    expect(fs.readFileSync(file, 'utf8')).toBe('first')
    expect(fs.readdirSync(folder)).toEqual(['page.html'])
  })

  it('names a folder that is missing, as Node does', async () => {
    await expect(write(path.join(folder, 'none', 'a'), '')).rejects.toThrow('ENOENT')
  })
})
