import { describe, expect, it } from 'vitest'
import type { Figure } from './stored'
import { standingTable } from './standing'

const sites = ['celo', 'a', 'b'].map((name) => ({ name, title: name.toUpperCase(), searches: true }))
const stored: Record<string, number> = {
  'page.celo bytes.html': 2048,
  'page.a bytes.html': 1024,
  'page.b bytes.html': 4096,
  'page.celo paintMs': 300,
  'page.a paintMs': 900,
  'page.celo blockingMs': 0,
  'page.a blockingMs': 0.2,
  'page.b blockingMs': 0,
  'page.celo bytesAtLoad': 9,
  'relevance.celo successAt1': 0.8,
  'relevance.a successAt1': 0.6,
}
const figure: Figure = (id, path) => stored[`${id} ${path}`]
const row = (what: string) => standingTable(sites, figure).rows.find(([name]) => name === what)

describe('the standing', () => {
  it('is behind the best peer, and says by how much', () =>
    expect(row('HTML')).toEqual(['HTML', '2.0 KB', '1.0 KB', 'A', '**behind by 1.0 KB**']))
  it('is ahead when less is better', () =>
    expect(row('first paint')?.slice(-2)).toEqual(['A', 'ahead by 600 ms']))
  it('is ahead when more is better', () => expect(row('search, answer first')?.at(-1)).toBe('ahead by 20.0%'))
  it('is level where the figures read alike, with all who share them', () =>
    expect(row('blocking')?.slice(-2)).toEqual(['A, B', 'level']))
  it('leaves out what no peer was measured in', () => expect(row('at load')).toBeUndefined())
})
