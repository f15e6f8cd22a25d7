import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { editDistance } from '../nearest'
import { readRoutes } from '../page/read-routes'
import { REDIRECTS_FILE, isGone, requireRedirects } from './redirects'
import { plainPath, splitWords } from './path-words'
import { suggest, type SuggestionList } from './suggest'
import { packSuggestions, unpackSuggestions } from './suggestion-list'

const rows = requireRedirects(readFileSync(REDIRECTS_FILE, 'utf8'))
const list: SuggestionList = {
  pages: [...readRoutes('.').pages].map((route) => ({
    route,
    title: splitWords(route.split('/').at(-1) ?? '').join(' '),
  })),
  moved: rows.filter((row) => !isGone(row)).map(({ from, to }) => [from, to]),
}
const routes = (path: string) => suggest(path, list).map((page) => page.route)

describe('suggest', () => {
  it.each([
    ['an old address in another case', '/Developer-Guide/Forno', '/network/node/forno'],
    ['a live page in another case', '/Developer/FEE-abstraction/', '/developer/fee-abstraction'],
    ['a slip of the keys', '/developer/fee-abstration', '/developer/fee-abstraction'],
    ['two letters swapped', '/build/qiuckstart', '/build/quickstart'],
    ['the wrong folder', '/docs/tools/hardhat', '/developer/deploy/hardhat'],
    ['a plural', '/contracts/token-contract', '/contracts/token-contracts'],
    ['words of a search', '/how-to-run-node', '/cel2/operators/run-node'],
    ['a page below a page', '/developer/viem/getting-started', '/developer/viem'],
    ['a topic', '/minipay', '/build/build-on-minipay/overview'],
    ['an old ending', '/glossary.php', '/glossary'],
  ])('finds the page for %s', (_name, path, route) => {
    expect(routes(path).slice(0, 3)).toContain(route)
  })

  it('gives five pages at the most, each once', () => {
    const found = routes('/validator/run/mainnet/node')
    expect(found.length).toBeLessThanOrEqual(5)
    expect(new Set(found).size).toBe(found.length)
  })

  it('gives nothing for words that say nothing', () => {
    expect(routes('/zzzzqqqq/xyxyxy')).toEqual([])
  })

  it.each(['/%', '/%E0%A4%A', '/%c0%af', '//host/', '/%00', `/${'a/'.repeat(4000)}`, '', '?', '/\ud800'])(
    'survives %j',
    (path) => {
      expect(() => suggest(path, list)).not.toThrow()
    },
  )

  it('never throws, whatever the path', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (path) => {
        expect(suggest(path, { pages: list.pages.slice(0, 20), moved: [] }).length).toBeLessThanOrEqual(5)
      }),
    )
  })
})

describe('the words of a path', () => {
  it.each([
    ['/A/B.html?x#y', '/a/b'],
    ['/a/index.html', '/a'],
    ['/', '/'],
    ['/a//b/../c/', '/a/b/c'],
  ])('plainPath(%j) is %j', (path, plain) => {
    expect(plainPath(path)).toBe(plain)
  })

  it('leave out what says little, unless nothing else is left', () => {
    expect(splitWords('/what-is-celo/running-a-node')).toEqual(['what', 'is', 'running', 'node'])
    expect(splitWords('/celo')).toEqual(['celo'])
  })
})

describe('editDistance', () => {
  it.each([
    ['viem', 'viem', 0],
    ['viem', 'veim', 1],
    ['hardhat', 'hardht', 1],
    ['cat', 'dog', 3],
  ])('%s to %s is %i', (left, right, distance) => {
    expect(editDistance(left, right, 2)).toBe(Math.min(distance, 3))
  })
})

describe('the list on disk', () => {
  it('comes back as it was packed', () => {
    const small = {
      pages: list.pages.slice(0, 3),
      moved: [['/old', list.pages[1]?.route ?? '']] as [string, string][],
    }
    expect(unpackSuggestions(JSON.parse(JSON.stringify(packSuggestions(small))))).toEqual(small)
  })

  it.each([undefined, null, 'x', {}, { pages: 3 }, { pages: [1, ['/a']], moved: [['/x', 99], null] }])(
    'reads %j as an empty list',
    (packed) => {
      expect(unpackSuggestions(packed)).toEqual({ pages: [], moved: [] })
    },
  )
})
