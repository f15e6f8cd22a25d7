import { describe, expect, it } from 'vitest'
import { leavesTraces, listAloneTests } from './alone-tests'

/** In parts, so that this file doesn't count. */
const act = (name: string) => ['vi', name].join('.')

describe('tests with a process of their own', () => {
  it.each([
    `${act('mock')}('node:fs')`,
    `${act('resetModules')}()`,
    ['process', "env.PORT = '1'"].join('.'),
    ['process', "env['PORT'] ??= '1'"].join('.'),
  ])('are those with %s', (text) => {
    expect(leavesTraces(text)).toBe(true)
  })

  it.each([
    `${act('fn')}()`,
    `${act('stubGlobal')}('fetch', answer)`,
    `${act('stubEnv')}('PORT', '1')`,
    `${act('useFakeTimers')}()`,
    `${act('spyOn')}(console, 'log')`,
    "if (process.env.CI === 'true') expect(1)",
    "const code = 'key(process.env.KEY as Hex)\\nprocess.exitCode = 1'",
  ])('control: are not those with %s', (text) => {
    expect(leavesTraces(text)).toBe(false)
  })

  it('are found in the sources, and are few', () => {
    const found = listAloneTests()
    expect(found).toContain('model/write-whole.test.ts')
    expect(found).not.toContain('model/route.test.ts')
    expect(found, 'it only has text about variables').not.toContain('model/live-sample/editable.test.ts')
    expect(found.length).toBeLessThan(30)
  })
})
