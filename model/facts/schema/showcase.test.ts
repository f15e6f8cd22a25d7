import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseShowcase } from './showcase'
import { parseTags, listTagIds } from './tags'

const tagIds = ['apps', 'defi']
const entry = {
  name: 'Example',
  description: 'One line.',
  website: 'https://example.com/',
  source: 'https://github.com/example',
  tags: ['apps'],
}
const parse = (...entries: object[]) =>
  parseShowcase('data/showcase.json', JSON.stringify(entries, null, 2), tagIds)

/** The error of an entry with one field changed; a value of undefined leaves the field out. */
const getError = (change: object) => {
  try {
    parse(entry, { ...entry, name: 'Second', ...change })
  } catch (error) {
    return String(error)
  }
  return 'no error'
}

describe('data/showcase.json', () => {
  const read = (file: string) => readFileSync(file, 'utf8')
  const tags = parseTags('data/tags.json', read('data/tags.json'))
  const sites = parseShowcase('data/showcase.json', read('data/showcase.json'), listTagIds(tags, 'showcase'))

  it('holds 83 sites and the nine tags of the showcase in order', () => {
    expect(sites).toHaveLength(83)
    expect(listTagIds(tags, 'showcase').join(' ')).toBe(
      'popular apps impact defi refi earn wallets deprecated not-maintained',
    )
  })

  it('corrects the two sources that belong to other projects', () => {
    const odd = sites.filter(({ name }) => ['Wren', 'MetaMask'].includes(name))
    expect(odd.map(({ source, note }) => [source, typeof note])).toEqual([
      ['https://www.wren.co/', 'string'],
      ['https://github.com/MetaMask/metamask-extension', 'string'],
    ])
  })
})

describe('a bad entry stops the build and says how to fix it', () => {
  it('accepts good entries', () => expect(parse(entry)).toEqual([entry]))

  it('names an unknown tag, its line and the tags there are', () => {
    expect(getError({ tags: ['apps', 'dfei'] })).toBe(
      'DiagnosticError: data/showcase.json:18 entry 2 tags.1: found "dfei"; expected one of apps, defi' +
        '; fix: use one of these, or add the tag to data/tags.json with this list under "lists"',
    )
  })

  it.each([
    ['website', 'example.com'],
    ['website', 'javascript:alert(1)'],
    ['website', 'ftp://example.com'],
    ['website', 'https://'],
    ['source', null],
    ['source', 'data:text/html,x'],
    ['source', 'http://exa mple.com'],
  ])('refuses %s "%s" as a bad address', (field, value) => {
    const error = getError({ [field]: value })
    expect(error).toContain(`entry 2 ${field}: found ${JSON.stringify(value)};`)
    expect(error).toContain('expected a web address that starts with https:// or http://')
    expect(error).toMatch(/fix: .+/)
  })

  it.each(['name', 'description', 'website', 'source', 'tags'])('refuses an entry without %s', (field) => {
    const error = getError({ [field]: undefined })
    expect(error).toMatch(
      new RegExp(`^DiagnosticError: data/showcase.json:\\d+ entry 2 ${field}: found nothing;`),
    )
  })

  it('rejects a name that another entry has, ignoring letter case', () => {
    expect(getError({ name: 'EXAMPLE' })).toBe(
      'DiagnosticError: data/showcase.json:12 entry 2 name: found "EXAMPLE"' +
        '; expected a name that no other entry has (entry 1 has it); fix: merge the two entries, or rename one',
    )
  })

  it('rejects an unknown field, a long line and no tags', () => {
    expect(getError({ sorce: null })).toContain('found the unknown field "sorce"')
    expect(getError({ description: 'x'.repeat(121) })).toContain('one line of 1 to 120 characters')
    expect(getError({ tags: [] })).toContain('a list of at least one tag id')
  })

  it('rejects anything that is not a list of objects, or not JSON, with the line', () => {
    expect(() => parseShowcase('s.json', '{}', tagIds)).toThrow('s.json:1: found object; expected a list')
    expect(() => parseShowcase('s.json', '[\n{"name":\n"a",,}]', tagIds)).toThrow(
      /^s\.json:3 \(JSON\): found /,
    )
    expect(() => parseShowcase('s.json', '["a"]', tagIds)).toThrow('s.json:1 entry 1: found "a"')
  })

  it('reports all problems together', () => {
    const error = getError({ website: 'x', description: '' })
    expect(error.match(/fix: /g)).toHaveLength(2)
  })
})
