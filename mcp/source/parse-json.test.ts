import { expect, it } from 'vitest'
import { z } from 'zod'
import { parseJson } from './parse-json'

const schema = z.strictObject({ list: z.array(z.strictObject({ name: z.string() })) })

it('leaves out what a later version of the site adds, at any depth', () =>
  expect(parseJson('a.json', '{"list":[{"name":"x","new":1}],"newer":{}}', schema)).toEqual({
    list: [{ name: 'x' }],
  }))

it.each([
  ['<html>', "text that isn't JSON"],
  ['{"list":[{"nam":"x"}]}', 'list.0.name'],
  ['null', 'expected object'],
])('control: refuses %s, with the file, what was found and a fix', (text, found) => {
  expect(() => parseJson('a.json', text, schema)).toThrow(found)
  expect(() => parseJson('a.json', text, schema)).toThrow(/^a\.json: found .*; expected .* Fix: /)
})
