import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { holds, keep } from './fuzz'

it('control: a property that does not hold fails, with the seed and path to repeat it', () => {
  const isSmall = fc.property(fc.nat(), (number) => number < 10)
  expect(() => holds('control', isSmall, 100)).toThrow(
    /Property failed after \d+ tests\n\{ seed: \d+, path: "/,
  )
})

it('a failing case is kept once', () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'kept-')), 'seeds.json')
  fs.writeFileSync(file, '[]\n')
  const found = { property: 'a', seed: 1, path: '0:1' }
  for (const each of [found, { ...found }, { ...found, seed: 2 }]) keep(file, each)
  expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual([found, { ...found, seed: 2 }])
})
