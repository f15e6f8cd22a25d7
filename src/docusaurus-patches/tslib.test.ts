import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import * as ours from './tslib'

const LIB = 'node_modules/@docusaurus/utils-common/lib'

/** Functions of tslib that a compiled module uses. */
const listUsed = (text: string) => [...text.matchAll(/\btslib_1\.(\w+)/g)].map(([, name]) => name!)

describe('tslib for @docusaurus/utils-common', () => {
  const used = fs
    .readdirSync(LIB)
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => listUsed(fs.readFileSync(path.join(LIB, name), 'utf8')))

  it('has all that is used', () => {
    expect(used.length).toBeGreaterThan(0)
    expect(used.filter((name) => !(name in ours))).toEqual([])
  })

  it('control: another function would be missed', () =>
    expect(listUsed('const a = tslib_1.__importStar(b)').filter((name) => !(name in ours))).toEqual([
      '__importStar',
    ]))

  it('gives the default export of either kind of module', () => {
    const compiled = { __esModule: true, default: 1 }
    expect(ours.__importDefault(compiled)).toBe(compiled)
    const plain: { __esModule?: boolean; name: string } = { name: 'plain' }
    expect(ours.__importDefault(plain)).toEqual({ default: plain })
  })
})
