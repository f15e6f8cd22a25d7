import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { compressAhead } from './compress-ahead'
import { precompress } from './precompress'

const root = mkdtempSync(path.join(tmpdir(), 'ahead-'))
const cache = path.join(root, '.cache')
const kept = () => readdirSync(cache).sort()
afterAll(() => rmSync(root, { recursive: true }))

it('keeps what the build then takes, and makes a changed file anew', async () => {
  writeFileSync(path.join(root, 'a.json'), JSON.stringify('a word '.repeat(400)))
  writeFileSync(path.join(root, 'b.json'), JSON.stringify('another '.repeat(400)))
  writeFileSync(path.join(root, 'small.json'), '{}')
  await compressAhead(root, ['a.json', 'b.json', 'small.json'], cache)
  const ahead = kept()
  expect(ahead.map((name) => path.extname(name)).sort()).toEqual(['.br', '.br', '.gz', '.gz'])
  writeFileSync(path.join(root, 'b.json'), JSON.stringify('changed '.repeat(400)))
  expect(await precompress(root, ['a.json', 'b.json', 'small.json'], cache)).toMatchObject({ files: 2 })
  expect(kept().filter((name) => ahead.includes(name))).toHaveLength(2) // those of a.json
  expect(kept()).toHaveLength(4)
})
