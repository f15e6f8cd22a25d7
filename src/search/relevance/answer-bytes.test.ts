import { expect, it } from 'vitest'
import { indexFiles } from '../index/index-files'
import type { SearchRecord } from '../index/search-record'
import { answerBytes } from './answer-bytes'
import { growRecords } from './grow-records'

const records = Array.from(
  { length: 40 },
  (_, at): SearchRecord => ({
    objectID: `/page-${at}#`,
    route: `/page-${at}`,
    area: 'Tooling',
    path: [`Title ${at}`],
    content: `validator governance bridge wallet number${at} deposit withdraw account network operator contract token`,
    names: [],
    status: 'current',
  }),
)

it('measures the same bytes for the same files, fewer for a word of one page', async () => {
  const bytes = answerBytes(indexFiles(records))
  expect(await bytes('validator')).toBe(await answerBytes(indexFiles(records))('validator'))
  expect(await bytes('number7')).toBeLessThan(await bytes('validator'))
})

it('control: a single-file index weighs more when the site doubles', async () => {
  const whole = (list: readonly SearchRecord[]) => JSON.stringify([...indexFiles(list).values()]).length
  expect(whole(growRecords(records, 2))).toBeGreaterThan(whole(records) * 1.5)
})

it('grows a site with pages at other URLs that add their own words', () => {
  const grown = growRecords(records, 3)
  expect(new Set(grown.map(({ route }) => route)).size).toBe(120)
  expect(grown.slice(0, 40)).toEqual(records)
  const words = (list: readonly SearchRecord[]) =>
    new Set(list.flatMap(({ content }) => content.split(' '))).size
  expect(words(grown)).toBeGreaterThan(words(records))
  expect(growRecords(records, 3)).toEqual(grown)
})
