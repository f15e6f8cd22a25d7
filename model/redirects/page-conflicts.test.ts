import { describe, expect, it } from 'vitest'
import { findPageConflicts } from './page-conflicts'
import { parseRedirects } from './redirects'

const { redirects } = parseRedirects(
  'from\tto\treason\n/away\thttps://x.org\t\n/gone\t\tclosed for years\n/old\t/live#part\t\n',
)

describe('findPageConflicts', () => {
  it('finds none when targets are pages and old addresses are not', () => {
    expect(findPageConflicts(redirects, new Set(['/', '/live']))).toEqual([])
  })

  it.each([
    ['a target that is no page', ['/'], 'data/redirects/redirects.tsv:4: to: found "/live#part"'],
    ['a page at an old address', ['/live', '/old'], ':4: from: found "/old", which is a page'],
    ['a page at an address that is gone', ['/live', '/gone'], ':3: from: found "/gone", which is a page'],
  ])('reports %s', (_name, pages, message) => {
    expect(findPageConflicts(redirects, new Set(pages)).join('\n')).toContain(message)
  })
})
