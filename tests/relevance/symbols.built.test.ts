import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { cliFactsSchema } from '../../model/facts/schema/cli'
import { loadRegistry } from '../../model/facts/registry'
import type { SearchRecord } from '../../src/search/index/search-record'
import { ownEngine } from '../../src/search/relevance/engines'
import type { Find } from '../../src/search/relevance/score-queries'
import { readBuiltIndex } from './built-index'

/** What readers paste into a search field, by kind: where each list comes from, and how many it has at least. */
interface Kind {
  readonly name: string
  readonly least: number
  /** How many may lead to another page: a command such as validator:register to the event ValidatorRegistered. */
  readonly others?: number
  readonly list: () => string[]
}

let records: readonly SearchRecord[] = []
let find: Find
const textOf = new Map<string, string>()

beforeAll(async () => {
  const built = await readBuiltIndex()
  records = built.records
  find = ownEngine(built.files)
  for (const { route, path, content, names } of records)
    textOf.set(route, `${textOf.get(route) ?? ''}\n${plain([...path, content, ...names].join('\n'))}`)
}, 300_000)

/** Lower case, and CIP-64 as CIP64; the dashes of a flag stay. */
const plain = (text: string) => text.toLowerCase().replace(/\b-(?=\d)/g, '')

/** Whether a page prints a symbol, or is found under it. */
const hasSymbol = (route: string | undefined, symbol: string) =>
  textOf.get(route ?? '')?.includes(plain(symbol)) === true

const registry = loadRegistry('.')
const { commands } = cliFactsSchema.parse(JSON.parse(readFileSync('data/cli/celocli.json', 'utf8')))

/** Addresses of the registry that a page shows. */
const addresses = () => {
  const text = [...textOf.values()].join('\n')
  const all = JSON.stringify([registry.tokens, registry.contracts]).match(/(?<=")0x[\da-fA-F]{40}(?=")/g)
  return [...new Set(all)].filter((address) => text.includes(address.toLowerCase()))
}
/** All that an expression finds in the pages, or only in those with this start. */
const inPages = (pattern: RegExp, start = '/') => [
  ...new Set(
    records
      .filter(({ route }) => route.startsWith(start))
      .flatMap(({ path, content }) => [...path, content].join(' ').match(pattern) ?? []),
  ),
]

const KINDS: readonly Kind[] = [
  { name: 'addresses', least: 100, list: addresses },
  {
    name: 'first ten characters of addresses',
    least: 100,
    list: () => addresses().map((a) => a.slice(0, 10)),
  },
  {
    name: 'chain IDs',
    least: 2,
    list: () =>
      Object.values(registry.chains).flatMap(({ chainId }) => (chainId ? [String(chainId.value)] : [])),
  },
  { name: 'commands of celocli', least: 80, others: 8, list: () => Object.keys(commands) },
  {
    name: 'flags of celocli',
    least: 100,
    list: () => [
      ...new Set(
        Object.values(commands).flatMap(({ flags }) => Object.keys(flags).map((flag) => `--${flag}`)),
      ),
    ],
  },
  {
    name: 'RPC methods',
    least: 30,
    list: () => inPages(/\b(?:eth|debug|net|web3|txpool|optimism)_[a-zA-Z]\w+/g),
  },
  { name: 'CIPs, EIPs and ERCs', least: 30, list: () => inPages(/\b(?:CIP|EIP|ERC)-\d+\b/g) },
  {
    name: 'variables of the node setup',
    least: 20,
    list: () => inPages(/\b[A-Z][A-Z\d]+(?:_{1,2}[A-Z\d]+)+\b/g, '/cel2/operators/configuration'),
  },
]

describe('the first hit for a symbol has it', { timeout: 120_000 }, () => {
  it.each(KINDS)('$name', async ({ name, least, others = 0, list }) => {
    const symbols = list()
    expect(symbols.length).toBeGreaterThanOrEqual(least)
    const first = await Promise.all(
      symbols.map(async (symbol) => ({ symbol, route: (await find(symbol))[0] })),
    )
    const missed = first.filter(({ symbol, route }) => !hasSymbol(route, symbol))
    console.log(`symbols: ${name}: ${symbols.length - missed.length} of ${symbols.length}`)
    expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(others)
  })

  it('control: a page without the symbol counts as a miss', () => {
    expect(hasSymbol('/network/mainnet', '42220')).toBe(true)
    expect(hasSymbol('/network/mainnet', '--gasCurrency')).toBe(false)
    expect(hasSymbol(undefined, '42220')).toBe(false)
  })
})
