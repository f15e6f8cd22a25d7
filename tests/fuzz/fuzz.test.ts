import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { holdsUnkept, keep } from './fuzz'

const isSmall = fc.property(fc.nat(), (number) => number < 10)

/** An empty file for kept cases. */
function keptFile(): string {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'kept-')), 'seeds.json')
  fs.writeFileSync(file, '[]\n')
  return file
}

it("control: a property that doesn't hold fails, with the seed and path to repeat it", () => {
  expect(() => holdsUnkept(isSmall, 100)).toThrow(/Property failed after \d+ tests\n\{ seed: \d+, path: "/)
})

it('a failing case is only kept once', () => {
  const file = keptFile()
  const found = { property: 'a', seed: 1, path: '0:1' }
  for (const each of [found, { ...found }, { ...found, seed: 2 }]) keep(file, each)
  expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual([found, { ...found, seed: 2 }])
})

it('a run with a file keeps failing cases there, except those that a control breaks on purpose', async () => {
  const file = keptFile()
  vi.stubEnv('FUZZ_KEEP', file)
  vi.resetModules()
  const { holds, holdsUnkept: holdsHere, SEED } = await import('./fuzz')
  vi.unstubAllEnvs()
  expect(() => holdsHere(isSmall)).toThrow('Property failed')
  expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual([])
  expect(() => holds('small', isSmall)).toThrow('Property failed')
  expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toMatchObject([{ property: 'small', seed: SEED }])
})
