import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { factRaw, loadRegistry } from './registry'
import {
  aave,
  hyperlane,
  load,
  mento,
  packageFolder,
  uniswap,
  viemChains,
  type ViemChain,
} from '../../tests/support/second-sources'

const registry = loadRegistry()

/** Our values and theirs by fact path, with addresses in lower case and URLs without the last slash. */
function compare(theirs: Record<string, string | number | undefined>): void {
  const plain = (value: string | number | undefined) =>
    typeof value === 'string' ? value.toLowerCase().replace(/\/$/, '') : value
  const expected = Object.fromEntries(Object.entries(theirs).map(([path, value]) => [path, plain(value)]))
  const ours = Object.fromEntries(Object.keys(theirs).map((path) => [path, plain(factRaw(path))]))
  expect(ours).toEqual(expected)
}

const addressIn = (value: unknown): string => (value as { address: string }).address

describe('npm viem agrees on', () => {
  const chains = viemChains()
  const chainFacts = (id: string, chain: ViemChain) => ({
    [`chains.${id}.chainId`]: chain.id,
    [`chains.${id}.explorer`]: chain.blockExplorers?.default.url,
  })
  const celoFacts = (id: string, chain: ViemChain) => ({
    ...chainFacts(id, chain),
    [`chains.${id}.rpc`]: chain.rpcUrls.default.http[0],
    [`chains.${id}.nativeDecimals`]: chain.nativeCurrency.decimals,
    [`contracts.Multicall3.${id}`]: addressIn(chain.contracts?.multicall3),
  })

  it('the networks', () => {
    compare({
      ...celoFacts('celo', chains.celo),
      ...celoFacts('celo-sepolia', chains.celoSepolia),
      ...chainFacts('ethereum', chains.mainnet),
      ...chainFacts('ethereum-sepolia', chains.sepolia),
      'chains.alfajores.chainId': chains.celoAlfajores.id,
    })
  })

  it('the contracts of the bridge on Celo Sepolia', () => {
    const held = chains.celoSepolia.contracts ?? {}
    const onL1 = (name: string) => addressIn((held[name] as Record<string, unknown>)['11155111'])
    compare({
      'contracts.OptimismPortal.ethereum-sepolia': onL1('portal'),
      'contracts.L1StandardBridge.ethereum-sepolia': onL1('l1StandardBridge'),
      'contracts.DisputeGameFactory.ethereum-sepolia': onL1('disputeGameFactory'),
      'contracts.GasPriceOracle.celo-sepolia': addressIn(held.gasPriceOracle),
      'contracts.L1Block.celo-sepolia': addressIn(held.l1Block),
      'contracts.L2CrossDomainMessenger.celo-sepolia': addressIn(held.l2CrossDomainMessenger),
      'contracts.L2ERC721Bridge.celo-sepolia': addressIn(held.l2Erc721Bridge),
      'contracts.L2StandardBridge.celo-sepolia': addressIn(held.l2StandardBridge),
      'contracts.L2ToL1MessagePasser.celo-sepolia': addressIn(held.l2ToL1MessagePasser),
    })
  })

  it('the version that pages pin', () => {
    compare({ 'versions.viem': (load('viem', 'package.json') as { version: string }).version })
  })
})

describe.each([
  ['celo', 42220],
  ['celo-sepolia', 11142220],
])('npm @mento-protocol/mento-sdk agrees on %s:', (network, chainId) => {
  const ownName: Record<string, string> = { Reserve: 'MentoReserve', SortedOracles: 'MentoSortedOracles' }
  const ownSymbol: Record<string, string> = { 'USD₮': 'USDT' }

  it('every contract', () => {
    const { contracts } = mento(chainId)
    const pairs = Object.entries(contracts).filter(([, address]) => address !== '')
    expect(pairs.length).toBeGreaterThan(10)
    compare(
      Object.fromEntries(pairs.map(([name, at]) => [`contracts.${ownName[name] ?? name}.${network}`, at])),
    )
  })

  it('every token, its decimals, and its symbol', () => {
    const { tokens } = mento(chainId)
    expect(tokens.length).toBeGreaterThan(15)
    const facts = tokens.flatMap(({ symbol, address, decimals }) => {
      const path = `tokens.${ownSymbol[symbol] ?? symbol}.${network}`
      return [
        [`${path}.token`, address],
        [`${path}.decimals`, decimals],
      ]
    })
    compare(Object.fromEntries(facts) as Record<string, string | number>)
  })
})

it('npm @uniswap/sdk-core agrees on every contract it names on Celo', () => {
  const held = uniswap(42220)
  const names: Record<string, string> = {
    v3CoreFactoryAddress: 'UniswapV3Factory',
    multicallAddress: 'Multicall2',
    quoterAddress: 'QuoterV2',
    v3MigratorAddress: 'V3Migrator',
    nonfungiblePositionManagerAddress: 'NonfungiblePositionManager',
    tickLensAddress: 'TickLens',
    v4PoolManagerAddress: 'PoolManager',
    v4PositionManagerAddress: 'PositionManager',
    v4StateView: 'StateView',
    v4QuoterAddress: 'V4Quoter',
  }
  expect(Object.keys(held).sort()).toEqual(Object.keys(names).sort())
  compare(
    Object.fromEntries(
      Object.entries(names).map(([theirs, ours]) => [`contracts.${ours}.celo`, held[theirs]]),
    ),
  )
})

it('npm @bgd-labs/aave-address-book agrees on the market and on each token it lends', () => {
  const market = aave()
  const assets = Object.entries(market.ASSETS).flatMap(([symbol, { UNDERLYING, decimals }]) => [
    [`tokens.${symbol}.celo.token`, UNDERLYING],
    [`tokens.${symbol}.celo.decimals`, decimals],
  ])
  expect(assets.length).toBeGreaterThan(8)
  compare({
    'chains.celo.chainId': market.CHAIN_ID,
    'contracts.AavePool.celo': market.POOL,
    'contracts.AavePoolAddressesProvider.celo': market.POOL_ADDRESSES_PROVIDER,
    'contracts.AaveOracle.celo': market.ORACLE,
    ...(Object.fromEntries(assets) as Record<string, string | number>),
  })
})

describe.each([
  ['celo', 'celo'],
  ['celo-sepolia', 'celosepolia'],
] as const)('npm @hyperlane-xyz/registry agrees on %s:', (network, chain) => {
  const { metadata, addresses } = hyperlane(chain)

  it('the network', () => {
    compare({
      [`chains.${network}.chainId`]: metadata.chainId,
      [`chains.${network}.nativeDecimals`]: metadata.nativeToken?.decimals,
      [`chains.${network}.rpc`]: metadata.rpcUrls[0]?.http,
      [`chains.${network}.explorer`]: metadata.blockExplorers[0]?.url,
    })
  })

  it('its own contracts', () => {
    const ours = Object.entries(registry.contracts).filter(
      ([, contract]) => contract.group === 'hyperlane' && contract[network],
    )
    const named = ours.map(([name, { contractName = '' }]) => {
      const theirs = contractName.charAt(0).toLowerCase() + contractName.slice(1)
      return [`contracts.${name}.${network}`, addresses[theirs]]
    })
    expect(named.length).toBeGreaterThan(3)
    compare(Object.fromEntries(named) as Record<string, string>)
  })
})

describe('the comparison itself', () => {
  it('fails when an address differs', () => {
    expect(() =>
      compare({ 'tokens.USDC.celo.token': '0x0000000000000000000000000000000000000001' }),
    ).toThrow()
  })

  it('says how to install a package that is missing', () => {
    const base = mkdtempSync(join(tmpdir(), 'checks-'))
    writeFileSync(join(base, 'package.json'), '{"dependencies":{"viem":"2.57.1"}}')
    expect(() => packageFolder('viem', base)).toThrow(
      /not installed in checks\/code\. Run `npm ci --prefix checks\/code`\.$/,
    )
    expect(() => packageFolder('other', base)).toThrow('add it there first')
    rmSync(base, { recursive: true })
  })
})
