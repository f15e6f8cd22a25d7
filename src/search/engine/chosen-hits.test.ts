import { expect, it } from 'vitest'
import { indexFiles } from '../index/index-files'
import type { SearchRecord } from '../index/search-record'
import { INDEX_FOLDER } from './index-format'
import { indexOpener } from './load-index'
import { search, type Request } from './search'

const base: Request = {
  query: '',
  page: 0,
  hitsPerPage: 20,
  snippetWords: 10,
  ellipsis: '…',
  perPage: 2,
  origin: 'https://docs.celo.org',
}

/** Pages of four sections each, in four sections of the site. */
const openMany = indexOpener(async (path) => {
  const text = filesOfMany.get(path.slice(INDEX_FOLDER.length + 1))
  if (text === undefined) throw new Error('404')
  return text
})
const filesOfMany = indexFiles(
  Array.from({ length: 96 }, (_, at): SearchRecord => {
    const page = at >> 2
    return {
      objectID: `/many-${page}#${at}`,
      route: `/many-${page}`,
      area: `Area ${page % 4}`,
      path: [`Page ${page}`, `Part ${at}`],
      content: `ledger only${page} words${at}`,
      names: [],
      status: 'current',
    }
  }),
)

it('S9.5, S9.7 returns 20 hits, five per section of the site, if enough pages match', async () => {
  const { hits } = await search(await openMany(), { ...base, query: 'ledger', perArea: 5 })
  expect(hits).toHaveLength(20)
  const areas = hits.map(({ hierarchy }) => hierarchy.lvl0)
  for (const area of new Set(areas)) expect(areas.filter((one) => one === area)).toHaveLength(5)
})

it('returns no third hit for a page while another page matches, and all hits if only one page matches', async () => {
  const ofPages = async (query: string) =>
    (await search(await openMany(), { ...base, query })).hits.map(({ url }) => new URL(url).pathname)
  const several = await ofPages('ledger')
  for (const page of several) expect(several.filter((one) => one === page).length).toBeLessThan(3)
  expect(await ofPages('only7'), 'control: one page alone').toEqual(Array(4).fill('/many-7'))
})

it('counts the pages that match, the same in a first response, a full one and pages of results', async () => {
  const asked = [{}, { perArea: 5, files: 6 }, { perPage: 1, hitsPerPage: 20 }, { perPage: 1, page: 1 }]
  for (const more of asked) {
    const { nbHits } = await search(await openMany(), { ...base, ...more, query: 'ledger' })
    expect(nbHits).toBe(24)
  }
  const { nbPages } = await search(await openMany(), { ...base, perPage: 1, query: 'ledger' })
  expect(nbPages).toBe(2)
})

it("returns part of the full response's hits in a first response", async () => {
  const whole = await search(await openMany(), { ...base, query: 'ledger', perArea: 5 })
  const part = await search(await openMany(), { ...base, query: 'ledger', perArea: 5, files: 6 })
  expect(part.hits.length).toBeLessThan(whole.hits.length)
  expect(whole.hits.map(({ objectID }) => objectID)).toEqual(
    expect.arrayContaining(part.hits.map(({ objectID }) => objectID)),
  )
  expect(part.hits[0]!.objectID).toBe(whole.hits[0]!.objectID)
})
