import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { factRaw } from '../registry'
import { parseNews } from './news'

const entry = { event: 'a.celo', title: 'A', text: 'Nothing to do', page: '/here' }
const dates: Record<string, string> = { 'a.celo': '2026-01-02', 'b.celo': '2026-03-04' }
const sources = {
  getDate: (event: string) => dates[event] ?? '2020-01-01',
  hasPage: (route: string) => route === '/here',
}
const parse = (...entries: object[]) => parseNews('n.json', JSON.stringify(entries, null, 2), sources)

it("reads this site's list, whose events are all in the registry", () => {
  const text = readFileSync('data/news.json', 'utf8')
  const getDate = (event: string) => String(factRaw(`events.${event}`))
  expect(parseNews('data/news.json', text, { getDate, hasPage: () => true }).length).toBeGreaterThanOrEqual(4)
})

it('sorts the latest first, by the dates of the events', () => {
  const news = parse(entry, { ...entry, event: 'b.celo' }, { ...entry, event: 'c.celo' })
  expect(news.map(({ date }) => date)).toEqual(['2026-03-04', '2026-01-02', '2020-01-01'])
})

it.each([
  [{ event: 'Jovian' }, 'n.json:3 entry 1 event: found "Jovian"'],
  [{ page: '/gone' }, 'found "/gone"; expected a page that exists'],
  [{ title: 'x'.repeat(51) }, 'expected one line of 1 to 50 characters'],
  [{ date: '2026-01-02' }, 'found the unknown field "date"'],
])('refuses %o', (change, message) => expect(() => parse({ ...entry, ...change })).toThrow(message))

it('rejects a duplicate event', () =>
  expect(() => parse(entry, entry)).toThrow('an event that no other entry has'.replace('an', 'a')))
