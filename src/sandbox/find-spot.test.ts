import { describe, expect, it } from 'vitest'
import { findSpot, findSpotInStack } from './find-spot'

const places = [
  { name: 'client.ts', before: 45, lines: 5 },
  { name: 'send.ts', before: 50, lines: 20 },
]

describe('findSpotInStack', () => {
  const chromium =
    'Error: no\n    at read (blob:null/0a-1b:40:9)\n    at run (blob:null/0a-1b:53:3)\n    at blob:null/0a-1b:60:1'
  const firefox = 'read@blob:null/0a-1b:40:9\nasync*run@blob:null/0a-1b:53:3\n@blob:null/0a-1b:60:1'

  it.each([chromium, firefox])('is the innermost line of the program: %j', (stack) =>
    expect(findSpotInStack(stack, places)).toEqual({ file: 'send.ts', line: 3 }),
  )

  it('control: is not known where only the sandbox is on the stack', () =>
    expect(findSpotInStack(chromium, [{ name: 'send.ts', before: 60, lines: 9 }])).toBeUndefined())
})

describe('findSpot', () => {
  it.each([
    [46, { file: 'client.ts', line: 1 }],
    [50, { file: 'client.ts', line: 5 }],
    [51, { file: 'send.ts', line: 1 }],
    [45, undefined],
    [71, undefined],
  ])('line %i of the script is %j', (line, spot) => expect(findSpot(line, places)).toEqual(spot))
})
