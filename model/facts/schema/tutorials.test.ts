import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseTags, listTagIds } from './tags'
import { parseTutorials } from './tutorials'

const entry = {
  route: '/build/quickstart',
  outcome: 'An app.',
  level: 'beginner',
  minutes: null,
  tools: ['x'],
  tags: [],
}
const parse = (...entries: object[]) => parseTutorials('t.json', JSON.stringify(entries, null, 2), ['nft'])

it('reads the list of this site', () => {
  const tags = parseTags('data/tags.json', readFileSync('data/tags.json', 'utf8'))
  const text = readFileSync('data/tutorials.json', 'utf8')
  expect(parseTutorials('data/tutorials.json', text, listTagIds(tags, 'tutorials')).length).toBeGreaterThan(
    15,
  )
})

it.each([
  [{ route: 'build/quickstart' }, 't.json:3 entry 1 route: found "build/quickstart"'],
  [{ level: 'expert' }, 'expected beginner, intermediate or advanced'],
  [{ minutes: 2 }, 'expected whole minutes from 5 to 240, or null'],
  [{ tools: [] }, 'expected a list of at least one tool'],
  [{ tags: ['nfts'] }, 'found "nfts"; expected one of nft'],
  [{ title: 'Own title' }, 'found the unknown field "title"'],
])('refuses %o', (change, message) => {
  expect(() => parse({ ...entry, ...change })).toThrow(message)
})

it('rejects a duplicate route', () => {
  expect(() => parse(entry, entry)).toThrow('a route that no other entry has (entry 1 has it)')
})
