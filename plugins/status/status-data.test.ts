import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isNewer, readNewestVersions } from '../../model/facts/newest-versions'
import { loadRegistry } from '../../model/facts/registry'
import { parseUncheckedClaims } from '../../model/facts/schema/unchecked-claims'
import { readRoutes } from '../../model/page/read-routes'
import { byDueDay, dueDay, pastDue } from '../../src/components/Status/due'
import { npmVersions } from './index'
import { movedVersions, statusData } from './status-data'

const page = (name: string, verified: string, more = '', body = 'Text.') => ({
  file: `docs/${name}.mdx`,
  text: `---
title: Page ${name}
description: A page of this test, which says in one line what it is for, and no more
type: how-to
audience: [user]
networks: [celo]
status: current
${more}sources:
  - celo-org/docs a.mdx
verified: ${verified}
keywords: [test]
---

${body}
`,
})
const asked = { askedOn: '2026-11-21', newest: { viem: '2.60.0', wagmi: '3.7.7', web3: '4.0.0' } }
const claim = {
  id: 'a',
  statement: 'Wallets send',
  why: 'They are programs of others',
  page: '/b',
  source: 'celo-org/docs a.mdx',
  checkedOn: '2026-11-01',
  limit: 90,
}

describe('what /status shows', () => {
  const blocks = '```sh check=illustrative reason="x"\na\n```\n\n```ts check=typecheck\nb\n```'
  const records = { claims: [claim], known: [], asked }
  const data = statusData([page('a', '2026-11-20'), page('b', '2026-08-01', '', blocks)], records)

  it('takes its date from the pages, never from the clock', () => expect(data.asOf).toBe('2026-11-20'))

  it('has each page with its limit', () =>
    expect(data.pages).toContainEqual({ route: '/b', title: 'Page b', verified: '2026-08-01', limit: 90 }))

  it('has each claim with the title of its page', () =>
    expect(data.claims).toMatchObject([{ statement: 'Wallets send', title: 'Page b', limit: 90 }]))

  it('counts the blocks that no check runs', () =>
    expect(data.unrun).toEqual([{ route: '/b', title: 'Page b', count: 1 }]))

  it('returns the same for the same sources in another order', () => {
    const again = statusData([page('b', '2026-08-01', '', blocks), page('a', '2026-11-20')], records)
    expect(again).toEqual(data)
  })
})

describe('what is past its limit', () => {
  const pages = [
    { verified: '2026-11-20', limit: 90, name: 'new' },
    { verified: '2026-08-01', limit: 90, name: 'old' },
  ]

  it('is due on the last day that counts', () => expect(dueDay(pages[1]!)).toBe('2026-10-30'))

  it('is late the day after', () => {
    expect(pastDue(pages, '2026-10-30')).toEqual([])
    expect(pastDue(pages, '2026-10-31').map(({ name }) => name)).toEqual(['old'])
  })

  it('comes first in the list', () => expect(byDueDay(pages).map(({ name }) => name)).toEqual(['old', 'new']))
})

describe('versions', () => {
  it('are outdated if npm has a newer one, unless a newer major is also in the registry', () => {
    const known = [
      { package: 'viem', value: '2.57.1', note: 'Needs ox.' },
      { package: 'wagmi', value: '2.19.5' },
      { package: 'wagmi', value: '3.7.7' },
      { package: 'web3', value: '4.16.0' },
      { package: 'unasked', value: '1.0.0' },
    ]
    expect(movedVersions(known, asked)).toEqual([
      { name: 'viem', here: '2.57.1', newest: '2.60.0', note: 'Needs ox.' },
    ])
  })

  it.each([
    ['2.57.20', '2.57.1', true],
    ['2.57.1', '2.57.20', false],
    ['3.0.0', '2.99.9', true],
    ['1.0.0', '1.0.0', false],
  ])('%s newer than %s: %s', (one, other, newer) => expect(isNewer(one, other)).toBe(newer))

  it('on this site have a result from npm', () => {
    const known = npmVersions(loadRegistry().versions)
    expect(known.length).toBeGreaterThan(20)
    expect(Object.keys(readNewestVersions('.').newest)).toContain('viem')
  })
})

describe('the claims of this site', () => {
  const file = 'data/unchecked-claims.json'
  const claims = parseUncheckedClaims(file, readFileSync(file, 'utf8'))

  it('each refer to a page', () => {
    const { pages } = readRoutes('.')
    expect(claims.filter((one) => !pages.has(one.page))).toEqual([])
  })

  it.each([
    ['limit', { ...claim, limit: 0 }, '0.limit: found 0; expected'],
    ['source', { ...claim, source: '' }, '0.source: found ""; expected'],
    ['unknown field', { ...claim, more: 1 }, 'the unknown field "more"'],
    ['day', { ...claim, checkedOn: '2026-02-30' }, 'a day that exists, as YYYY-MM-DD'],
  ])('control: a wrong %s is an error that names file, line and record', (_, wrong, message) => {
    const parse = () => parseUncheckedClaims('data/x.json', JSON.stringify([wrong]))
    expect(parse).toThrow('data/x.json:1 0.')
    expect(parse).toThrow(message)
  })

  it('control: a duplicate ID is an error', () =>
    expect(() => parseUncheckedClaims('data/x.json', JSON.stringify([claim, claim]))).toThrow('a unique ID'))
})
