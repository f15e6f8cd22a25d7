import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { compareReceipts, writeReceipts } from '../../checks/code/blocks/receipt-files'
import { blockHash, readReceipts, type Receipt } from './receipts'

const receipt: Receipt = {
  title: 'a.ts',
  class: 'typecheck',
  language: 'ts',
  sha256: 'abc',
  blocks: [blockHash('const a = 1', 'typecheck')],
  with: { viem: '2.57.1', typescript: '5.9.3' },
  on: '2026-11-21',
}

it('writes, reads and removes files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'receipts-'))
  expect(writeReceipts(folder, '/a/b', [receipt])).toBe(true)
  expect(writeReceipts(folder, '/a/b', [receipt])).toBe(false)
  expect(readReceipts(folder)).toEqual({ '/a/b': [receipt] })
  writeReceipts(folder, '/a/b', [])
  expect(readReceipts(folder)).toEqual({})
})

it('finds receipts that are missing, forged or left over', () => {
  const found = (made: Receipt[], held: Receipt[]) =>
    compareReceipts({ file: 'docs/a.mdx', command: 'a check' }, made, held).map((one) => one.found)
  expect(found([receipt], [receipt])).toEqual([])
  expect(found([receipt], [])).toEqual(['no receipt of "a.ts"'])
  expect(found([receipt], [{ ...receipt, sha256: 'forged' }])).toEqual([
    'a receipt of "a.ts" that this check did not make',
  ])
  expect(found([receipt], [receipt, { ...receipt, title: 'b.ts' }])).toEqual(['a receipt of "b.ts"'])
})
