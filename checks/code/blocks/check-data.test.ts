import { describe, expect, it } from 'vitest'
import { checkData } from './check-data'
import type { CodeFile } from './join-blocks'

function check(lang: string, code: string) {
  const block = { file: 'docs/a.mdx', line: 10, lang, check: 'parse', title: 'a', meta: {}, code } as const
  const program: CodeFile = { ...block, blocks: [block] }
  return checkData(program)
}

describe('checkData', () => {
  it.each([
    ['json', '{ "a": [1] }'],
    ['yaml', 'a:\n  - 1'],
    ['toml', '[a]\nb = "c"'],
  ])('passes %s', (lang, code) => {
    expect(check(lang, code)).toEqual([])
  })

  it.each([
    ['json', '{\n  "a": 1,\n}', 12],
    ['yaml', 'a: 1\nb: [1', 11],
    ['toml', 'a = 1\nb = ', 11],
  ])('reports %s at its line', (lang, code, line) => {
    expect(check(lang, code)[0]).toMatchObject({ line, expected: `valid ${lang.toUpperCase()}` })
  })
})
