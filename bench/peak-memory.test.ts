import { expect, it } from 'vitest'
import { parseRows, treeKilobytes } from './peak-memory'

const rows = parseRows('  1 0 100\n 10 1 200\n 11 10 300\n 12 11 400\n 20 1 5000\n')

it('adds up only a process and its descendants', () => expect(treeKilobytes(rows, 10)).toBe(900))
it('is 0 for a process that has ended', () => expect(treeKilobytes(rows, 99)).toBe(0))
