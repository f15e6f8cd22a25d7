import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { places } from './places'
import type { Program } from './programs'
import { SlowProcesses } from './slow-processes'
import { writeWorkFolder, type WorkFolder } from './work-folder'

/** A page with one program, written where the compiler reads it. */
function written(code: string): WorkFolder {
  const path = join(places.cache, 'work/main/slow-processes-test')
  const program: Program = {
    file: 'docs/none.mdx',
    route: '/none',
    title: 'a.ts',
    lang: 'ts',
    check: 'typecheck',
    chain: 'celo-sepolia',
    code,
    blocks: [],
  }
  const folder: WorkFolder = {
    path,
    base: 'main',
    links: {},
    imported: [],
    files: new Map([[join(path, 'a.ts'), program]]),
  }
  writeWorkFolder(folder, [program])
  return folder
}

describe('SlowProcesses', { timeout: 120_000 }, () => {
  const threads = new SlowProcesses()
  afterAll(() => threads.stop())

  it('reads a page again each time, though it keeps the libraries', async () => {
    expect(await threads.check('types', [written('export const a: string = "one"\n')])).toEqual([])
    const wrong = await threads.check('types', [written('export const a: string = 1\n')])
    expect(wrong.map(({ found }) => found)).toEqual([
      `"a.ts": Type 'number' is not assignable to type 'string'. (TS2322)`,
    ])
    expect(await threads.check('types', [written('export const a: string = "two"\n')])).toEqual([])
  })

  it('passes on what a check threw, and keeps going', async () => {
    const absent = written('export const a = 1\n')
    const nowhere = new Map([[join(absent.path, 'absent.ts'), absent.files.get(join(absent.path, 'a.ts'))!]])
    await expect(threads.check('types', [{ ...absent, files: nowhere }])).rejects.toThrow(
      'absent.ts was not read by the compiler',
    )
    expect(await threads.check('types', [written('export const a = 3\n')])).toEqual([])
  })
})
