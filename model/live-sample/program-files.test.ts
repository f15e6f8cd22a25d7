import { describe, expect, it } from 'vitest'
import { listDataFiles, listImports, listProgramFiles, resolveFile } from './program-files'

const page = (files: Record<string, string>) => new Map(Object.entries(files))

describe('listImports', () => {
  it('has what runs, not what is only a type', () =>
    expect(
      listImports(
        "import a, { b } from 'm1'\nimport type { C } from 'm2'\nimport {\n  type D,\n  e as f,\n} from 'm3'\nimport 'm4'\nexport * from 'm5'\nexport const g = { h: 'no' }\nexport { g as h }\nconst i = 'no'",
      ),
    ).toEqual(['m1', 'm3', 'm4', 'm5']))
})

describe('resolveFile', () => {
  const names = ['client.ts', 'lib/shop.ts', 'data.json', 'lib/client.ts']

  it.each([
    ['./client', 'a.ts', 'client.ts'],
    ['./client.js', 'a.ts', 'client.ts'],
    ['./lib/shop', 'a.ts', 'lib/shop.ts'],
    ['../client', 'lib/a.ts', 'client.ts'],
    ['./client', 'lib/a.ts', 'lib/client.ts'],
    ['./data.json', 'a.ts', 'data.json'],
  ])('%s in %s is %s', (name, from, file) => expect(resolveFile(name, from, names)).toBe(file))

  it('control: what is not there is not found', () =>
    expect(resolveFile('./clients', 'a.ts', names)).toBeUndefined())
})

describe('listProgramFiles', () => {
  it('puts what is imported first, and each file once', () => {
    const files = page({
      'a.ts': "import './b'\nimport './c'",
      'b.ts': "import './c'",
      'c.ts': "import './b'",
      'd.ts': '',
    })
    expect(listProgramFiles('a.ts', files)).toEqual(['c.ts', 'b.ts', 'a.ts'])
  })
})

describe('listDataFiles', () => {
  it('are the JSON files that a program names', () => {
    const files = page({
      'a.ts': "read('list.json')\nread(`./b.json`)",
      'list.json': '',
      'b.json': '',
      'c.json': '',
    })
    expect(listDataFiles(['a.ts'], files)).toEqual(['list.json', 'b.json'])
  })
})
