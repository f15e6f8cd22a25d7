import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readRoutes } from '../page/read-routes'
import { REDIRECTS_FILE, requireRedirects, type Redirect } from './redirects'

const rows = requireRedirects(readFileSync(REDIRECTS_FILE, 'utf8'))
const { pages } = readRoutes('.')
const listLines = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n')

/** Pairs of an old URL and the page that replaced it. */
const historic = listLines('data/redirects/historic.tsv')
  .slice(1)
  .map((line) => line.split('\t') as [from: string, to: string]) // two columns, as in the header

/** Names of the specification's route groups, taken literally. */
const names = listLines('data/redirects/specification-names.txt')

/** Where a URL leads in one step; undefined if nowhere. */
function destination(address: string, table: readonly Redirect[] = rows): string | undefined {
  if (pages.has(address)) return address
  return table.find(({ from }) => from === address)?.to || undefined
}

/**
 * URLs that don't lead where they should. A page that has since moved is expected at its new URL, still in one
 * step.
 */
function wrongIn(table: readonly Redirect[]): string[] {
  return historic.flatMap(([from, to]) => {
    const expected = to.startsWith('/') ? destination(to, table) : to
    const found = destination(from, table)
    return found === expected ? [] : [`${from}: found ${found}, expected ${expected}`]
  })
}

describe('addresses that were published before', () => {
  it('are 599', () => expect(historic).toHaveLength(599))

  it('each lead in one step to the page on their list', () => expect(wrongIn(rows)).toEqual([]))

  it('lead to the listed address itself, except for one page whose address had a space', () => {
    const elsewhere = historic.filter(([from, to]) => destination(from) !== to)
    expect(new Set(elsewhere.map(([, to]) => to))).toEqual(
      new Set(['/build/build-with-thirdweb/one-click quickstart']),
    )
  })

  it('control: one that leads elsewhere, and one that is lost, are named', () => {
    const [[first], [second]] = historic as [[string, string], [string, string]] // 599 of them
    const changed = rows
      .filter(({ from }) => from !== second)
      .map((row) => (row.from === first ? { ...row, to: '/' } : row))
    expect(wrongIn(changed)).toEqual([
      expect.stringContaining(`${first}: found /,`),
      expect.stringContaining(`${second}: found undefined`),
    ])
  })
})

describe('names of the specification', () => {
  it('each answer with a page, or with one redirect to a page', () => {
    expect(names.length).toBeGreaterThan(150)
    const lost = names.filter((name) => destination(destination(name) ?? '') === undefined)
    expect(lost).toEqual([])
  })

  it('control: a name that nobody gave has no answer', () =>
    expect(destination('/build/never-named')).toBeUndefined())
})
