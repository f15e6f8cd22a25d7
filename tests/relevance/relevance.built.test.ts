import fs from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DescribedMember } from '../../model/contract-reference/described-members'
import { listReferences, readMembers } from '../../model/contract-reference/read-reference'
import { loadRegistry } from '../../model/facts/registry'
import { examples } from '../../src/components/SearchPage/example-queries'
import type { SearchRecord } from '../../src/search/index/search-record'
import { ownEngine } from '../../src/search/relevance/engines'
import { parseQueries, QUERIES_FILE } from '../../src/search/relevance/query-set'
import { type Find, scoreQueries } from '../../src/search/relevance/score-queries'
import { readBuiltIndex } from './built-index'
import { FLOORS } from './floors'
import { yielding } from './yielding'

/** Queries that a set needs to be meaningful. */
const QUERIES = 140

let records: readonly SearchRecord[] = []
let find: Find

beforeAll(async () => {
  const built = await readBuiltIndex()
  records = built.records
  find = yielding(ownEngine(built.files))
}, 300_000)

describe('readers find the page that answers them', { timeout: 120_000 }, () => {
  it('S3.20, S3.21, S3.22 records have a section, a title and a text', async () => {
    expect(records.length).toBeGreaterThan(500)
    for (const { area, path, objectID } of records) {
      expect(area, objectID).not.toBe('')
      expect(path.length, objectID).toBeGreaterThan(0)
      expect(path.length, objectID).toBeLessThanOrEqual(6)
    }
    expect(records.filter(({ content }) => content !== '').length).toBeGreaterThan(records.length * 0.7)
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length)
  })

  it("the search page's examples lead to the pages they promise", async () => {
    for (const [query, route] of examples.flatMap(({ queries }) => Object.entries(queries)))
      expect((await find(query)).slice(0, 3), query).toContain(route)
    expect((await find('CIP-64')).slice(0, 3), 'control: another page').not.toContain('/cli')
  })

  it("every token's address leads to a page that shows it", async () => {
    const prints = (route: string, address: string) =>
      records.some((record) => record.route === route && record.content.includes(address))
    const addresses = Object.values(loadRegistry('.').tokens).map(({ celo }) => String(celo?.token))
    expect(addresses.length).toBeGreaterThan(30)
    for (const address of addresses) {
      const [first] = await find(address)
      expect(first && prints(first, address), `${address}: ${first ?? 'nothing'}`).toBe(true)
    }
    expect(await find('0x000000000000000000000000000000000000cafe'), 'control: nobody’s').toEqual([])
  })

  it('functions, events and selectors lead to the contract that has them', async () => {
    const members = listReferences().flatMap((name) => readMembers(name))
    const isShared = ({ name, id }: DescribedMember) =>
      members.filter((member) => member.name === name || member.id === id).length > 1
    const own = members.filter((member) => member.section !== 'internal' && !isShared(member))
    const contracts = new Set(listReferences().map((name) => name.toLowerCase()))
    // A plain word, such as lock or vote, also names a task, which its guide explains, and sortedOracles a contract.
    const symbols = own.filter(({ name }) => /[a-z][A-Z]/.test(name) && !contracts.has(name.toLowerCase()))
    expect(symbols.length).toBeGreaterThan(80)
    const isThere = (route: string | undefined, id: string) =>
      records.some((record) => record.route === route && record.content.includes(id))
    const places = await Promise.all(
      symbols.map(async ({ name, id }) => ({
        name,
        place: (await find(name)).findIndex((route) => isThere(route, id)),
      })),
    )
    // A page of celocli whose output names an event may come first.
    const later = places.filter(({ place }) => place !== 0)
    expect(later.length, later.map(({ name }) => name).join()).toBeLessThan(symbols.length / 50)
    for (const { name, place } of later) expect([1, 2, 3, 4], name).toContain(place)
    const visible = members.filter(({ section }) => section !== 'internal')
    for (const [id, declared] of new Map(visible.map((member) => [member.id, member.declared]))) {
      const [first] = await find(id)
      expect(first && isThere(first, id), `${id} ${declared}: ${first ?? 'nothing'}`).toBe(true)
    }
    expect(isThere('/contracts/core-contracts', own[0]!.id), 'control: another page').toBe(false)
  })

  for (const [name, floors] of Object.entries(FLOORS))
    it(`the query set ${name} reaches its floor`, async () => {
      const built = new Set(records.map(({ route }) => route))
      const queries = parseQueries(fs.readFileSync(QUERIES_FILE, 'utf8')).filter(
        ({ set, routes }) => set === name && routes.some((route) => built.has(route)),
      )
      expect(queries.length).toBeGreaterThanOrEqual(QUERIES)
      const score = await scoreQueries(queries, find)
      for (const [figure, floor] of Object.entries(floors) as [keyof typeof floors, number][]) {
        expect(score[figure], figure).toBeGreaterThanOrEqual(floor)
      }
      const reversed = await scoreQueries(queries, async (query) => [...(await find(query))].reverse())
      expect(reversed.successAt1, 'control: the worst order first').toBeLessThan(floors.successAt1)
    })
})
