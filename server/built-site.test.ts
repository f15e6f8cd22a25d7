import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { keepingReader } from './keeping-reader'

const folder = mkdtempSync(path.join(tmpdir(), 'kept-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (name: string, text: string) => {
  const place = path.join(folder, name)
  writeFileSync(place, text)
  return place
}

describe('cached files', () => {
  it('are read once, and again after they are changed, replaced or deleted', async () => {
    const read = keepingReader()
    const place = file('a', 'one')
    const first = await read(place)
    expect(await read(place)).toBe(first)
    writeFileSync(place, 'three')
    expect((await read(place))?.body.toString()).toBe('three')
    renameSync(file('b', 'other'), place)
    expect((await read(place))?.body.toString()).toBe('other')
    rmSync(place)
    expect(await read(place)).toBeUndefined()
  })

  it('never exceed their limit: the least recently used one is dropped', async () => {
    const read = keepingReader(10)
    const [a, b, c] = ['a', 'b', 'c'].map((name) => file(name, `${name}:34`)) as [string, string, string]
    const [first, second] = [await read(a), await read(b)]
    await read(a)
    await read(c)
    expect(await read(a), 'used last').toBe(first)
    expect(await read(b), 'control: dropped, and read anew').not.toBe(second)
    expect((await read(b))?.body.toString()).toBe('b:34')
  })
})
