import { describe, expect, it } from 'vitest'
import { addressOfFile, comparePages } from './built-pages'
import { parseLedger } from './redirects'

const { rows } = parseLedger(
  'address\tstate\ttarget\treason\n/\tpage\t\t\n/live\tpage\t\t\n/old\tmoved\t/live\t\n/soon\tplanned\t\t\n',
)

describe('addressOfFile', () => {
  it.each([
    ['index.html', '/'],
    ['a/index.html', '/a'],
    ['a/b.html', '/a/b'],
    ['a/reindex.html', '/a/reindex'],
  ])('%s is %s', (file, address) => {
    expect(addressOfFile(file)).toBe(address)
  })
})

describe('comparePages', () => {
  it('agrees when each page is listed, and counts the planned', () => {
    expect(comparePages(rows, ['/', '/live'])).toEqual({ errors: [], promotable: [], planned: 1 })
  })

  it('offers planned addresses whose page exists', () => {
    expect(comparePages(rows, ['/', '/live', '/soon'])).toMatchObject({ promotable: ['/soon'], planned: 0 })
  })

  it.each([
    [
      'a page that is not built',
      ['/'],
      'data/redirects/routes.tsv:3: address: found "/live" without a built page',
    ],
    ['a page without a row', ['/', '/live', '/new'], 'found the built page "/new", expected a row for it'],
    ['a page at an old address', ['/', '/live', '/old'], ':4: state: found the built page "/old"'],
  ])('reports %s', (_name, built, message) => {
    expect(comparePages(rows, built).errors.join('\n')).toContain(message)
  })
})
