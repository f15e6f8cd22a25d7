import { afterAll, describe, expect, it } from 'vitest'
import { checkFixtures } from '../fixtures/check-fixture'
import { dropTimings } from '../blocks/run-file'
import { SlowProcesses } from '../slow-processes'
import { confinement } from './confinement'
import { makeRunner } from './run-program'

it('keeps no times of tests, nor their types, so that a receipt repeats on every version of Node', () => {
  const output =
    "ok 1 - pays\n  ---\n  duration_ms: 718.56\n  type: 'test'\n  ...\n# pass 1\n# duration_ms 1025.11\n"
  expect(dropTimings(output)).toBe('ok 1 - pays\n  ---\n  ...\n# pass 1\n')
  expect(dropTimings('Sent in 12 ms\nduration_ms is a field')).toBe('Sent in 12 ms\nduration_ms is a field')
})

it('asks for permissions in the words of each version of Node', () => {
  const words = (...known: string[]) => confinement('/site/work', new Set(known))
  const [, read, write, last] = words('--permission')
  expect(read).toMatch(/^--allow-fs-read=.+[\\/]\*$/)
  expect(write).toMatch(/^--allow-fs-write=.+work[\\/]\*$/)
  expect(words('--experimental-permission')).toEqual(['--experimental-permission', read, write, last])
  expect(words('--permission', '--allow-net')).toEqual(['--permission', read, write, '--allow-net', last])
})

// Slow: starts anvil for every program.
describe('run', { timeout: 300_000 }, () => {
  const threads = new SlowProcesses()
  afterAll(() => threads.stop())

  it('runs programs on both chains: CIP-64, refusal, token duality', async () => {
    const [page] = await checkFixtures(['runs'], makeRunner(120_000), threads)
    expect(page!.problems).toEqual([])
    expect(page!.outputs.get('fee.ts')!.split('\n')).toEqual([
      'success cip64 71000n true',
      'CELO moved: 0n',
      'eip1559',
      '1 true 25000000000n',
      'true',
    ])
    expect(page!.outputs.get('celo.ts')).toBe('42220 true')
  })

  it('keeps a program in its folder', async () => {
    const [page] = await checkFixtures(['run-escapes'], makeRunner(60_000), threads)
    expect(page!.problems).toEqual([])
    expect(page!.outputs.get('escapes.ts')!.split('\n')).toEqual([
      'reads the folder of its page: done',
      'writes to its folder: done',
      'reads the folder of the user: ERR_ACCESS_DENIED',
      'reads the machine: ERR_ACCESS_DENIED',
      'writes outside its folder: ERR_ACCESS_DENIED',
      'starts a process: ERR_ACCESS_DENIED',
      'starts a worker: ERR_ACCESS_DENIED',
    ])
  })

  it.each([
    ['run-hangs', 1_500, '"hangs.ts" still ran'],
    ['run-silent', 60_000, '"silent.ts" printed nothing'],
    ['run-throws', 60_000, '"throws.ts" ended with 1:'],
  ])('%s', async (name, limit, found) => {
    const [page] = await checkFixtures([name], makeRunner(limit), threads)
    expect(page!.problems.map((problem) => problem.found.split('\n')[0])).toEqual([found])
  })
})
