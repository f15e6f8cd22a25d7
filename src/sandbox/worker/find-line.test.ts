import { describe, expect, it } from 'vitest'
import { findLine } from './find-line'

describe('findLine', () => {
  const chromium =
    'Error: no\n    at read (blob:null/0a-1b:40:9)\n    at run (blob:null/0a-1b:53:3)\n    at blob:null/0a-1b:60:1'
  const firefox = 'read@blob:null/0a-1b:40:9\nasync*run@blob:null/0a-1b:53:3\n@blob:null/0a-1b:60:1'

  it.each([chromium, firefox])('is the innermost line of the program: %j', (stack) =>
    expect(findLine(stack, 50)).toBe(3),
  )

  it('control: is not known where only the sandbox is on the stack', () =>
    expect(findLine(chromium, 60)).toBeUndefined())
})
