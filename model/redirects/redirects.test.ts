import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readRoutes } from '../page/read-routes'
import { findPageConflicts } from './page-conflicts'
import {
  REDIRECTS_FILE,
  REDIRECTS_HEADER,
  describeProblem,
  isGone,
  parseRedirects,
  requireRedirects,
} from './redirects'
import { RELEASED_FILE, findLostAddresses, listReleased } from './released'

const HEADER = REDIRECTS_HEADER.join('\t')
const messages = (...rows: string[]) =>
  parseRedirects(`${[HEADER, ...rows].join('\n')}\n`).problems.map((problem) => describeProblem(problem))

describe('the old addresses of this site', () => {
  const redirects = requireRedirects(readFileSync(REDIRECTS_FILE, 'utf8'))
  const { pages } = readRoutes('.')

  it('are no pages, and lead to pages', () => expect(findPageConflicts(redirects, pages)).toEqual([]))

  it('and its pages answer every address of the last release', () =>
    expect(findLostAddresses(readFileSync(RELEASED_FILE, 'utf8'), redirects, pages)).toEqual([]))

  it('are at least the 599 historic ones', () =>
    expect(redirects.filter((redirect) => !isGone(redirect)).length).toBeGreaterThanOrEqual(599))

  it('lead from the address with a space to the one without', () =>
    expect(redirects.find(({ from }) => from.includes(' '))).toMatchObject({
      to: '/build/build-with-thirdweb/one-click-quickstart',
    }))
})

describe('a bad table', () => {
  it('says file, line, field, found, expected and fix', () => {
    expect(messages('/a\t/a\t')).toEqual([
      'data/redirects/redirects.tsv:2 to: found "/a"; expected another address (a loop of one); fix: name the page itself',
    ])
  })

  it.each([
    ['a duplicate', ['/a\t/c\t', '/a\t/c\t'], 'one row per address (also on line 2)'],
    ['rows out of order', ['/b\t/c\t', '/a\t/c\t'], 'rows sorted by address'],
    ['case alone telling two apart', ['/A\t/c\t', '/a\t/c\t'], 'differ in more than case'],
    ['a chain', ['/a\t/b\t', '/b\t/c\t'], 'a page in one hop (line 3 redirects further)'],
    ['a chain by an anchor', ['/a\t/b#x\t', '/b\t/c\t'], 'a page in one hop (line 3 redirects further)'],
    ['a loop of two', ['/a\t/b\t', '/b\t/a\t'], 'a page in one hop'],
    ['a target that is gone', ['/a\t/b\t', '/b\t\tnothing answers it'], 'a page that still exists'],
    ['gone without a reason', ['/a\t\told'], 'a reason of at least 10 characters'],
    ['too few columns', ['/a\t/b'], '3 columns separated by tabs'],
    ['a slash at the end', ['/a/\t/c\t'], 'no slash at the end'],
    ['an encoded address', ['/a%20b\t/c\t'], 'a decoded path'],
    ['dot segments', ['/a/../b\t/c\t'], 'no empty or dot segments'],
    ['a file ending', ['/a.html\t/c\t'], 'no .html or .md ending'],
    ['another origin', ['//x.org\t/c\t'], 'one leading slash'],
  ])('reports %s', (_name, rows, expected) => {
    expect(messages(...rows).join('\n')).toContain(expected)
  })

  it('reports a wrong header', () => {
    expect(parseRedirects('a\tb\n').problems[0]).toMatchObject({ line: 1, field: 'header' })
  })

  it('stops what needs it, with every problem', () => {
    expect(() => requireRedirects(`${HEADER}\n/a/\t/c\t\n/b\t\t\n`)).toThrow(/:2 from[^]*:3 reason/)
  })
})

describe('released addresses', () => {
  const { redirects } = parseRedirects(`${HEADER}\n/a\t/b\t\n`)

  it('control: one that nothing answers any more is named with its line', () => {
    expect(findLostAddresses('/a\n/b\n/left\n', redirects, new Set(['/b']))).toEqual([
      expect.stringContaining('data/redirects/released.txt:3: address: found "/left"'),
    ])
  })

  it('grow by what answers, and never shrink', () => {
    expect(listReleased(redirects, ['/b'], '/z\n')).toBe('/a\n/b\n/z\n')
  })
})
