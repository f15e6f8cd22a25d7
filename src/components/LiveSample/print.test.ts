import { expect, it } from 'vitest'
import { print } from './print'

it.each([
  [[42220, 1n], '42220 1n'],
  [['a', undefined, null, true], 'a undefined null true'],
  [[{ price: 5n }], '{\n  "price": "5n"\n}'],
])('output line %#', (values, line) => expect(print(values)).toBe(line))
