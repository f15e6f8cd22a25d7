import { describe, expect, it } from 'vitest'
import {
  countTags,
  filterEntries,
  filtersFor,
  isFiltered,
  NAME_LIMIT,
  parseFilters,
  writeSearch,
  toggleTag,
} from './filters'

const known = ['popular', 'apps', 'impact', 'defi']
const sites = [
  { name: 'Valora', tags: ['apps', 'popular'] },
  { name: 'Moola Market', tags: ['apps', 'defi', 'popular'] },
  { name: 'Impact Market', tags: ['apps', 'impact'] },
]
const names = (found: { name: string }[]) => found.map(({ name }) => name)

describe('S2.13 the address holds the filters', () => {
  it('reads name, repeated tags and the operator', () => {
    const filters = parseFilters('?name=market&tags=apps&tags=popular&operator=AND', known)
    expect(filters).toEqual({ name: 'market', tags: ['popular', 'apps'], operator: 'AND' })
  })

  it.each([
    '',
    '?name=a+b',
    '?tags=popular&tags=defi',
    '?name=%C3%A9%26x&tags=apps&operator=AND',
    '?name=ends+with+space+',
  ])('writes what it read: %s', (search) => {
    expect(writeSearch(parseFilters(search, known))).toBe(search)
  })

  it('ignores values nobody could have chosen', () => {
    const search = `?tags=nope&tags=apps&tags=apps&tags=__proto__&operator=and&name=${'x'.repeat(500)}%00%0a&other=1`
    const filters = parseFilters(search, known)
    expect(filters).toEqual({ name: 'x'.repeat(NAME_LIMIT), tags: ['apps'], operator: 'OR' })
  })

  it('survives broken escapes and cuts no character in half', () => {
    expect(parseFilters('?name=a%E0%A4&tags=%', known)).toEqual({ name: 'a', tags: [], operator: 'OR' })
    expect(parseFilters(`?name=${'😀'.repeat(99)}`, known).name).toBe('😀'.repeat(NAME_LIMIT))
  })
})

describe('S2.17 tags filter the list', () => {
  it('matches any tag with OR and all tags with AND', () => {
    const tags = ['defi', 'impact']
    expect(names(filterEntries(sites, { name: '', tags, operator: 'OR' }))).toEqual([
      'Moola Market',
      'Impact Market',
    ])
    expect(filterEntries(sites, { name: '', tags, operator: 'AND' })).toEqual([])
    expect(names(filterEntries(sites, { name: '', tags: ['apps', 'defi'], operator: 'AND' }))).toEqual([
      'Moola Market',
    ])
  })

  it('looks for the name first, in names alone, without regard to letter case', () => {
    expect(names(filterEntries(sites, { name: ' MARKET ', tags: [], operator: 'OR' }))).toEqual([
      'Moola Market',
      'Impact Market',
    ])
    expect(filterEntries(sites, { name: 'popular', tags: [], operator: 'OR' })).toEqual([])
    expect(names(filterEntries(sites, { name: 'market', tags: ['impact'], operator: 'OR' }))).toEqual([
      'Impact Market',
    ])
  })

  it('reads the name as text, not as a pattern', () => {
    expect(filterEntries(sites, { name: '.*', tags: [], operator: 'OR' })).toEqual([])
  })

  it('toggles a tag and keeps the order of the list', () => {
    const filters = { name: '', tags: ['defi'], operator: 'OR' as const }
    const both = toggleTag(filters, 'popular', known)
    expect(both.tags).toEqual(['popular', 'defi'])
    expect(toggleTag(both, 'defi', known).tags).toEqual(['popular'])
  })

  it('lets each list see its own tags only', () => {
    const filters = { name: '', tags: ['apps', 'beginner'], operator: 'OR' as const }
    expect(filtersFor(filters, known).tags).toEqual(['apps'])
    expect(isFiltered(filtersFor(filters, ['solidity']))).toBe(false)
    expect(isFiltered({ ...filters, tags: [], name: '  ' })).toBe(false)
  })

  it('counts entries by tag', () => {
    expect([...countTags(sites, ['apps', 'defi', 'none'])]).toEqual([
      ['apps', 3],
      ['defi', 1],
      ['none', 0],
    ])
  })
})
