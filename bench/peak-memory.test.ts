import { expect, it } from 'vitest'
import { parseRows, treeKilobytes } from './peak-memory'

const rows = parseRows('  1 0 100\n 10 1 200\n 11 10 300\n 12 11 400\n 20 1 5000\n')

it('adds up a process and all below it, and no other', () => expect(treeKilobytes(rows, 10)).toBe(900))
it('is nothing for a process that is gone', () => expect(treeKilobytes(rows, 99)).toBe(0))
