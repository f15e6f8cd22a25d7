import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchSaves } from './watch-saves'

describe('watchSaves', () => {
  let root: string
  const save = (file: string, text: string) => writeFileSync(join(root, file), text)

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'watch-'))
    mkdirSync(join(root, 'docs'))
    mkdirSync(join(root, 'src/pages'), { recursive: true })
    save('docs/a.mdx', 'a')
    save('docs/b.mdx', 'b')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('hands over the named page at the start and when it is saved, and no other', async () => {
    const calls: string[][] = []
    const watcher = await watchSaves(root, ['docs/a.mdx'], async (files) => void calls.push(files))
    await vi.waitFor(() => expect(calls).toEqual([['docs/a.mdx']]), 5000)
    save('docs/b.mdx', 'other')
    save('docs/a.mdx', 'anew')
    await vi.waitFor(() => expect(calls).toEqual([['docs/a.mdx'], ['docs/a.mdx']]), 5000)
    await watcher.close()
  })

  it('hands over what was saved while a check was busy, together and after it', async () => {
    const calls: string[][] = []
    const ends: (() => void)[] = []
    const watcher = await watchSaves(root, [], (files) => {
      calls.push(files)
      return new Promise((resolve) => ends.push(resolve))
    })
    save('docs/a.mdx', 'one')
    await vi.waitFor(() => expect(calls).toEqual([['docs/a.mdx']]), 5000)
    save('docs/b.mdx', 'two')
    save('src/pages/new.mdx', 'three')
    save('docs/picture.svg', 'no page')
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(calls).toHaveLength(1)
    ends[0]!()
    await vi.waitFor(() => expect(calls).toEqual([['docs/a.mdx'], ['docs/b.mdx', 'src/pages/new.mdx']]), 5000)
    ends[1]!()
    await watcher.close()
  })
})
