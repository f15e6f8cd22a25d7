import { expect, it } from 'vitest'
import type { Tag } from '../../model/facts/schema/tags'
import type { Tutorial } from '../../model/facts/schema/tutorials'
import { showcaseData, sortSites, makeSource } from './showcase-data'

const tag = (id: string, ...lists: Tag['lists']): Tag => ({
  id,
  label: id,
  colour: '#000000',
  description: '',
  lists,
})
const tags = [
  tag('popular', 'showcase', 'tutorials'),
  tag('apps', 'showcase'),
  tag('nft', 'tutorials'),
  tag('beginner', 'tutorials'),
]
const site = {
  name: 'A',
  description: 'One.',
  website: 'https://a.example',
  source: 'https://docs.a.example/',
  tags: ['apps', 'popular'],
  note: 'x',
}
const tutorial = (route: string): Tutorial => ({
  route,
  outcome: 'An app.',
  level: 'beginner',
  minutes: null,
  tools: ['x'],
  tags: ['nft'],
})
const pages = new Map([
  ['/here', { title: 'Title of the page', verified: '2026-11-21', file: 'here/index.mdx' }],
  ['/undated', { title: 'No date', verified: null, file: 'undated.mdx' }],
])

it('sorts by lower-cased name, entries tagged apps first', () => {
  const sorted = sortSites([
    { name: 'zeta', tags: ['apps'] },
    { name: 'Alpha', tags: ['refi'] },
    { name: 'Beta', tags: ['apps'] },
  ])
  expect(sorted.map(({ name }) => name)).toEqual(['Beta', 'zeta', 'Alpha'])
})

it('passes on what readers see: tags in order, no notes', () => {
  const data = showcaseData({ tags, sites: [site], tutorials: [] }, pages)
  expect(data.sites).toEqual([
    {
      name: 'A',
      description: 'One.',
      website: 'https://a.example',
      source: { kind: 'docs', address: 'https://docs.a.example/' },
      tags: ['popular', 'apps'],
    },
  ])
  expect(data.siteTags.map(({ id }) => id)).toEqual(['popular', 'apps'])
})

it('lists a tutorial only when its page exists, with the title and date of the page', () => {
  const data = showcaseData(
    { tags, sites: [site], tutorials: ['/here', '/planned', '/undated'].map(tutorial) },
    pages,
  )
  expect(data.tutorials).toEqual([
    {
      route: '/here',
      name: 'Title of the page',
      description: 'An app.',
      source: 'https://github.com/celo-org/docs/blob/main/docs/here/index.mdx',
      minutes: null,
      tools: ['x'],
      tags: ['beginner', 'nft'],
      checkedOn: '2026-11-21',
    },
  ])
  expect(data.tutorialTags.map(({ id }) => id)).toEqual(['beginner', 'nft'])
})

it.each([
  ['https://github.com/example', 'code'],
  ['https://gitlab.com/example/app', 'code'],
  ['https://docs.example.com/', 'docs'],
  ['https://docs-example.example.com', 'docs'],
  ['https://example.gitbook.io/x', 'docs'],
  ['https://developer.example.com/api', 'docs'],
  ['https://github.com.example.org/', 'page'],
  ['https://example.com/docs', 'page'],
])('says what %s is: %s', (address, kind) => expect(makeSource(address)).toEqual({ kind, address }))
