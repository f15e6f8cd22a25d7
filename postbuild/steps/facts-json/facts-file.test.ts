import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cliFactsSchema } from '../../../model/facts/schema/cli'
import { loadRegistry } from '../../../model/facts/registry'
import { listEntries } from '../../../model/facts/entries'
import { factIndex } from '../../../mcp/find-facts'
import { factPages } from './fact-pages'
import { factsFile, type FactSources } from './facts-file'
import { factsFileSchema, factsJsonSchema } from './facts-file-schema'

const registry = loadRegistry()
const entries = listEntries(registry)
const cli = cliFactsSchema.parse(JSON.parse(readFileSync('data/cli/celocli.json', 'utf8')))
const sources: FactSources = {
  registry,
  entries,
  cli,
  schema: 'https://docs.test/facts.schema.json',
  makePage: (path) => (path === 'chains.celo.chainId' ? 'https://docs.test/network/mainnet' : undefined),
  pageOfCommand: () => undefined,
}
const facts = factsFile(sources)

describe('facts.json', () => {
  it('shows what pays a fee, next to the token', () => {
    const { address, payFeesWith, decimals, feeAdapterDecimals } = facts.tokens.USDC!.networks.celo!
    expect(payFeesWith).toBe(entries.get('tokens.USDC.celo.fee-adapter')!.raw)
    expect([payFeesWith === address, decimals, feeAdapterDecimals]).toEqual([false, 6, 18])
    expect(facts.tokens.USDm!.networks.celo!.payFeesWith).toBe(facts.tokens.USDm!.networks.celo!.address)
    expect(facts.tokens.USDm!.formerly).toBe('cUSD')
  })

  it('names the page of a fact', () => {
    expect(facts.networks.celo!.facts.chainId).toMatchObject({
      value: 42220,
      path: 'chains.celo.chainId',
      page: 'https://docs.test/network/mainnet',
    })
  })

  it('contains every record of the registry', () => {
    expect(Object.keys(facts.contracts)).toEqual(Object.keys(registry.contracts))
    expect(Object.keys(facts.tokens)).toEqual(Object.keys(registry.tokens))
    expect(Object.keys(facts.events)).toEqual(Object.keys(registry.events))
    expect(Object.keys(facts.parameters)).toEqual(Object.keys(registry.parameters))
    expect(Object.keys(facts.cli.commands)).toEqual(Object.keys(cli.commands))
  })

  it('has the comparison of a fact with a chain, and assistants get it', () => {
    const read = structuredClone(registry)
    const onchain = { network: 'celo', block: 900, on: '2026-11-23', compared: ['chain ID'] } as const
    Object.assign(read.chains.celo!.chainId!, { onchain: { ...onchain, values: { value: 42220 } } })
    const file = factsFile({ ...sources, registry: read, entries: listEntries(read) })
    expect(file.networks.celo!.facts.chainId!.onchain).toEqual(onchain)
    expect(factIndex(file).get('chains.celo.chainId')!.onchain).toBe('celo, block 900, 2026-11-23: chain ID')
    expect(factIndex(file).get('chains.celo.rpc')!.onchain).toBeUndefined()
  })

  it('control: a malformed address is rejected, and so is an unknown field', () => {
    const wrong = structuredClone(facts)
    wrong.tokens.USDC!.networks.celo!.address = '0x12'
    expect(factsFileSchema.safeParse(wrong).success).toBe(false)
    expect(factsFileSchema.safeParse({ ...facts, more: 1 }).success).toBe(false)
  })

  it('has a JSON Schema that names its fields', () => {
    expect(factsJsonSchema('https://docs.test/s')).toMatchObject({
      $id: 'https://docs.test/s',
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      required: expect.arrayContaining(['networks', 'tokens', 'contracts', 'events', 'versions', 'cli']),
      additionalProperties: false,
    })
  })
})

describe('the page of a fact', () => {
  const pages = factPages(
    entries,
    [
      { route: '/network', text: '<NetworkTable id="celo" />\n<ParameterTable group="fees" />' },
      {
        route: '/use',
        text: '<Fact of="chains.celo.chainId" /> {{versions.viem}}\n<Address of="USDC" network="celo" role="fee adapter" />',
      },
    ],
    registry,
  )
  it.each([
    ['chains.celo.chainId', '/network'],
    ['fees.adapterDecimals', '/network'],
    ['versions.viem', '/use'],
    ['tokens.USDC.celo.fee-adapter', '/use'],
    ['chains.alfajores.chainId', undefined],
  ])('%s: %s', (path, route) => expect(pages.get(path)).toBe(route))
})
