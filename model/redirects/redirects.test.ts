import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { describeProblem, LEDGER_FILE, LEDGER_HEADER, parseLedger, requireLedger } from './redirects'
import { missingReleased, RELEASED_FILE, releasedText } from './released'

const HEADER = LEDGER_HEADER.join('\t')
const messages = (...rows: string[]) =>
  parseLedger(`${[HEADER, ...rows].join('\n')}\n`).problems.map((problem) => describeProblem(problem))

describe('the ledger of this site', () => {
  const text = readFileSync(LEDGER_FILE, 'utf8')

  it('is valid', () => {
    expect(parseLedger(text).problems).toEqual([])
  })

  it('keeps every address of the last release', () => {
    expect(missingReleased(readFileSync(RELEASED_FILE, 'utf8'), requireLedger(text))).toEqual([])
  })

  it('answers the 599 historic addresses in one hop', () => {
    const rows = requireLedger(text)
    const states = new Map(rows.map((row) => [row.address, row.state]))
    const moved = rows.filter((row) => row.state === 'moved')
    const oneHop = moved.filter(
      ({ target }) => target.startsWith('https://') || states.get(target) !== 'moved',
    )
    expect(moved.length).toBeGreaterThanOrEqual(599)
    expect(oneHop).toEqual(moved)
  })

  it('moves the address with a space to the one without', () => {
    const row = requireLedger(text).find(({ address }) => address.includes(' '))
    expect(row).toMatchObject({ state: 'moved', target: '/build/build-with-thirdweb/one-click-quickstart' })
  })
})

describe('a bad ledger', () => {
  it('says file, line, field, found, expected and fix', () => {
    expect(messages('/a\tmoved\t/b\t')).toEqual([
      'data/redirects/routes.tsv:2: target: found "/b", expected an address of this ledger or an https URL. Fix: correct the target or add its row.',
    ])
  })

  it.each([
    ['a duplicate', ['/a\tpage\t\t', '/a\tpage\t\t'], 'one row an address (also on line 2)'],
    [
      'an old address that is a live page',
      ['/a\tmoved\thttps://x.org\t', '/a\tpage\t\t'],
      'one row an address',
    ],
    ['rows out of order', ['/b\tpage\t\t', '/a\tpage\t\t'], 'rows sorted by address'],
    ['case alone telling two apart', ['/A\tpage\t\t', '/a\tpage\t\t'], 'differ in more than case'],
    [
      'a chain',
      ['/a\tmoved\t/b\t', '/b\tmoved\t/c\t', '/c\tpage\t\t'],
      'a page in one hop (line 3 moves on)',
    ],
    ['a loop of two', ['/a\tmoved\t/b\t', '/b\tmoved\t/a\t'], 'a page in one hop'],
    ['a loop of one', ['/a\tmoved\t/a\t'], 'another address (a loop of one)'],
    ['a target that is gone', ['/a\tmoved\t/b\t', '/b\tgone\t\tnothing answers it'], 'a live page'],
    ['no target', ['/a\tmoved\t\t'], 'a target for a moved address'],
    ['a target that is no https URL', ['/a\tmoved\thttp://x.org\t'], 'an https URL'],
    ['a target of a page', ['/a\tpage\t/b\t'], 'no target for state page'],
    ['gone without a reason', ['/a\tgone\t\told'], 'a reason of at least 10 characters'],
    ['an unknown state', ['/a\tlive\t\t'], 'one of page, planned, moved, gone'],
    ['too few columns', ['/a\tpage'], '4 columns separated by tabs'],
    ['a slash at the end', ['/a/\tpage\t\t'], 'no slash at the end'],
    ['an encoded address', ['/a%20b\tpage\t\t'], 'a decoded path'],
    ['dot segments', ['/a/../b\tpage\t\t'], 'no empty or dot segments'],
    ['a file ending', ['/a.html\tpage\t\t'], 'no .html or .md ending'],
    ['another origin', ['//x.org\tpage\t\t'], 'one leading slash'],
  ])('reports %s', (_name, rows, expected) => {
    expect(messages(...rows).join('\n')).toContain(expected)
  })

  it('reports a wrong header', () => {
    expect(parseLedger('from\tto\n').problems[0]).toMatchObject({ line: 1, field: 'header' })
  })

  it('stops whoever needs it, with every problem', () => {
    expect(() => requireLedger(`${HEADER}\n/a\tlive\t\t\n/b\tgone\t\t\n`)).toThrow(/:2: state[^]*:3: reason/)
  })
})

describe('released addresses', () => {
  const { rows } = parseLedger(`${HEADER}\n/a\tpage\t\t\n/b\tplanned\t\t\n`)

  it('control: one that left the ledger is named with its line', () => {
    expect(missingReleased('/a\n/left\n', rows)).toEqual([
      expect.stringContaining('data/redirects/released.txt:2: address: found "/left"'),
    ])
  })

  it('grow by what answers, and never shrink', () => {
    expect(releasedText(rows, '/z\n')).toBe('/a\n/z\n')
  })
})
