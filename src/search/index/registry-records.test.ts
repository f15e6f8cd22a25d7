import { describe, expect, it } from 'vitest'
import type { Term } from '../../../model/facts/schema/glossary'
import { registryRecords, type FactSources } from './registry-records'
import type { SearchRecord } from './search-record'

const term = (name: string, page: string, more: Partial<Term> = {}): Term => ({
  term: name,
  definition: `What ${name} is.`,
  page,
  sources: ['a source'],
  checkedOn: '2026-11-21',
  ...more,
})
const page: SearchRecord = {
  objectID: '/gas-fees#',
  route: '/gas-fees',
  area: 'What is Celo',
  path: ['Network fees on Celo'],
  content: 'See what a payment costs.',
  names: [],
  status: 'current',
}
// Only what these facts need: no token, and one contract.
const registry = { tokens: {}, contracts: { Registry: { group: 'core' } }, chains: {} } as unknown
const sources = (glossary: Term[]): FactSources => ({
  glossary,
  registry: registry as FactSources['registry'],
  cli: { commands: {} } as FactSources['cli'],
  history: [],
  members: [],
})

it('leads each name of a glossary word to the page that explains it', () => {
  const found = registryRecords(
    sources([term('network fee', '/gas-fees', { aliases: ['gas fee'], former: ['toll'] })]),
    [page],
  )
  expect(found).toMatchObject([
    {
      route: '/gas-fees',
      path: ['Network fees on Celo', 'network fee (formerly toll)'],
      content: 'What network fee is.',
      names: ['network fee', 'gas fee', 'toll'],
      status: 'current',
    },
  ])
})

it('ranks the past below current content', () => {
  const [found] = registryRecords(sources([term('gateway fee', '/gas-fees', { status: 'historical' })]), [
    page,
  ])
  expect(found).toMatchObject({ status: 'historical' })
})

it('leaves out words of pages that are not built, and contracts, which have a fact of their own', () => {
  expect(registryRecords(sources([term('node', '/later'), term('Registry', '/gas-fees')]), [page])).toEqual(
    [],
  )
})

it('leads a command that is gone to the page of its topic', () => {
  const gone = {
    topic: 'exchange',
    command: 'exchange:celo',
    change: 'removed' as const,
    version: '8.0.0',
    meaning: 'Swapped CELO',
    source: 'a source',
    checkedOn: '2026-11-21',
  }
  const topic: SearchRecord = { ...page, objectID: '/cli/exchange#', route: '/cli/exchange', path: ['Gone'] }
  expect(registryRecords({ ...sources([]), history: [gone] }, [topic])).toMatchObject([
    {
      route: '/cli/exchange',
      names: ['exchange:celo', 'exchange celo'],
      content: 'Swapped CELO. removed in 8.0.0.',
    },
  ])
  expect(
    registryRecords({ ...sources([]), history: [gone] }, [page]),
    'control: its page is not built',
  ).toEqual([])
})

describe('functions and events that have only a row on their contract page', () => {
  const page: SearchRecord = {
    objectID: '/contracts/reference/election#events',
    route: '/contracts/reference/election',
    anchor: 'events',
    area: 'Tools',
    path: ['Election contract', 'Events'],
    content: 'ValidatorGroupVoteCast 0xabcdef01 means a vote.',
    names: [],
    status: 'current',
  }
  const member = {
    name: 'ValidatorGroupVoteCast',
    signature: 'event ValidatorGroupVoteCast(address)',
    section: 'event',
    declared: 'ValidatorGroupVoteCast(address indexed account)',
    id: '0xabcdef01',
    text: 'A vote.',
  } as const
  const find = (...members: FactSources['members']) => registryRecords({ ...sources([]), members }, [page])

  it('are found by name and by selector or topic, at their table', () => {
    expect(find(member)).toMatchObject([
      { route: page.route, anchor: 'events', names: ['0xabcdef01', 'ValidatorGroupVoteCast'] },
    ])
  })

  it('that several contracts share are found on each of their pages, with its sentence there', () => {
    const route = '/contracts/reference/escrow'
    const other = { ...page, objectID: `${route}#events`, route, content: 'Also 0xabcdef01. Another vote.' }
    const found = registryRecords(
      {
        ...sources([]),
        members: [
          { ...member, text: 'ValidatorGroupVoteCast 0xabcdef01 means a `vote`.' },
          { ...member, text: 'Another vote.' },
        ],
      },
      [page, other],
    )
    expect(found.map(({ route: at, content }) => [at, content])).toEqual([
      [page.route, 'ValidatorGroupVoteCast 0xabcdef01 means a `vote`.'],
      [route, 'Another vote.'],
    ])
  })

  it('control: one with a heading, one on no page, and one that many contracts have are not', () => {
    expect(find({ ...member, section: 'read' })).toEqual([])
    expect(find({ ...member, id: '0x00000000' })).toEqual([])
    expect(find(member, member, member, member)).toEqual([])
  })
})
