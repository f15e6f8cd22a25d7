// Compares the registry with a local chain: first one that agrees with it, then one with a difference of each kind.
import { setTimeout as wait } from 'node:timers/promises'
import { pad, type Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadRegistry } from '../../model/facts/registry'
import { askAll } from '../onchain/ask-all'
import { chooseBlock } from '../onchain/choose-block'
import { listQuestions } from '../onchain/list-questions'
import type { Result } from '../onchain/question'
import {
  IMPLEMENTATION_SLOT,
  sendCall,
  setAnswer,
  startAgreeingChain,
} from './fixtures/local-network/agreeing-chain'
import { type Behavior, type Front, type RpcRequest, startFront } from './fixtures/local-network/front'
import { connectEndpoint } from './node-endpoint'
import { call, callInOrder, RpcError } from './run/rpc'

const jovian = (fee: string) => `0x01${'00000190'}${'00000005'}${fee}`
const fee200 = '0000002e90edd000'

const retries = { attempts: 2, pauseMs: 1, longestPauseMs: 1, wait }
/** The registry as it is, with the code behind one proxy on record. */
const registry = structuredClone(loadRegistry())
const address = (name: string) => registry.contracts[name]!.celo!.address
const token = (name: string) => registry.tokens[name]!.celo!.token
registry.contracts.Governance!.celo!.onchain = {
  network: 'celo',
  block: 1,
  on: '2026-11-21',
  compared: ['code'],
  values: {},
  implementation: address('Multicall3'),
}

let chain: Awaited<ReturnType<typeof startAgreeingChain>>
let front: Front
let header = { extraData: jovian(fee200), timestamps: 1n }

/** Passes requests on, with the extra data that anvil can't be given. */
async function pass({ method, params }: RpcRequest): Promise<Behavior> {
  const result = await call(chain.url, method, params).catch((error: unknown) => error)
  if (result instanceof RpcError) {
    const { code, message, data } = result
    return { error: { code, message, data: String(data) } }
  }
  if (method !== 'eth_getBlockByNumber') return { result }
  const block = result as { timestamp: Hex }
  const timestamp = `0x${(BigInt(block.timestamp) * header.timestamps).toString(16)}`
  return { result: { ...block, timestamp, extraData: header.extraData } }
}

async function compareAll(): Promise<Result[]> {
  const endpoint = connectEndpoint(front.url, { timeoutMs: 20_000, retries })
  const { timestamp } = await endpoint.head()
  const block = await chooseBlock(endpoint, { registry, network: 'celo', now: timestamp })
  const options = { block: block.number, concurrency: 4, onProgress: () => undefined }
  return askAll(endpoint, listQuestions(registry, 'celo'), options)
}

const listDifferent = (results: readonly Result[]) =>
  results
    .filter(({ same }) => !same)
    .map(({ question, found }) => `${question.place.path} ${question.topic}: ${found}`)

beforeAll(async () => {
  chain = await startAgreeingChain(registry)
  front = await startFront(pass)
}, 300_000)

afterAll(async () => {
  await front?.stop()
  await chain?.stop()
})

describe('a chain that agrees with the registry', () => {
  it('has no difference, and every kind of comparison was made', async () => {
    const results = await compareAll()
    expect(listDifferent(results)).toEqual([])
    expect(new Set(results.map(({ question }) => question.topic)).size).toBe(10)
    expect(results.length).toBeGreaterThan(300)
  })
})

const other = '0x1111111111111111111111111111111111111111'
const view = (name: string, signature: string, args?: string[]) => ({
  address: address(name),
  signature: `function ${signature}`,
  ...(args ? { args } : {}),
})
const setFor = (name: string, target: string) =>
  sendCall(address('Registry'), 'function setAddressFor(string, address)', [name, target])
const initialize = (name: string, symbol: string, decimals: number) =>
  sendCall(token(name), 'function initialize(string, string, uint8, address)', [
    symbol,
    symbol,
    decimals,
    other,
  ])

describe('a chain with a difference of each kind', () => {
  let found: string[] = []

  beforeAll(async () => {
    const { 'fee-adapter': adapter } = registry.tokens.USDC!.celo as { 'fee-adapter': string }
    const payers = listQuestions(registry, 'celo').filter(({ expected }) =>
      expected.endsWith('in the FeeCurrencyDirectory'),
    ).length
    const adaptTo = 'function initialize(address, string, string, uint8)'
    const register = 'function register(address, uint256, uint256, uint256)'
    await callInOrder(chain.url, [
      ['anvil_setCode', address('MorphoBlue'), '0x'],
      setFor('Election', other),
      setFor('Escrow', '0x0000000000000000000000000000000000000000'),
      ['anvil_setStorageAt', address('Accounts'), IMPLEMENTATION_SLOT, pad('0x00')],
      ['anvil_setStorageAt', address('Validators'), IMPLEMENTATION_SLOT, pad(other)],
      ['anvil_setStorageAt', address('Governance'), IMPLEMENTATION_SLOT, pad(address('Registry') as Hex)],
      initialize('KESm', 'cKES', 18),
      initialize('axlUSDC', 'axlUSDC', 18),
      sendCall(adapter, adaptTo, [token('USDT'), 'USDC', 'USDC', 6]),
      // The list of currencies is the directory's first variable: one less hides the last that was registered.
      ['anvil_setStorageAt', address('FeeCurrencyDirectory'), '0x0', pad(`0x${(payers - 1).toString(16)}`)],
      sendCall(address('FeeCurrencyDirectory'), register, [other, 1n, 1n, 1n]),
      setAnswer(view('ChainlinkAudUsd', 'description() view returns (string)'), ['AUD / EUR']),
      setAnswer(view('Governance', 'queueExpiry() view returns (uint256)'), [14n * 86_400n]),
      setAnswer(view('Governance', 'approver() view returns (address)'), [other]),
      setAnswer(view('Election', 'maxNumGroupsVotedFor() view returns (uint256)'), [11n]),
      setAnswer(view('FeeHandler', 'getCarbonFraction() view returns (uint256)'), [2n * 10n ** 23n]),
      setAnswer(view('GasPriceOracle', 'getOperatorFee(uint256) view returns (uint256)', ['21000']), [7n]),
      ['anvil_setCode', address('EpochManager'), '0x00'],
      ['anvil_setCode', address('Pyth'), '0x60006000fd'],
      ['anvil_mine', '0x20'],
    ])
    header = { extraData: jovian('000000174876e800'), timestamps: 2n }
    found = listDifferent(await compareAll())
  }, 300_000)

  it.each([
    ['code that is gone', `contracts.MorphoBlue.celo code: no code at ${address('MorphoBlue')}`],
    ['another entry of the Registry', `contracts.Election.celo registry entry: ${other}`],
    ['no entry of the Registry', 'contracts.Escrow.celo registry entry: no entry for Escrow'],
    ['a proxy without implementation', 'contracts.Accounts.celo implementation: no implementation'],
    [
      'an implementation without code',
      `contracts.Validators.celo implementation: ${other}, which has no code`,
    ],
    ['an upgrade', `contracts.Governance.celo implementation: ${address('Registry')}`],
    ['another symbol', 'tokens.KESm.celo.token symbol: cKES'],
    ['other decimals', 'tokens.axlUSDC.celo.decimals decimals: 18'],
    ["an adapter's other token", `tokens.USDC.celo.fee-adapter fee adapter: ${token('USDT')}`],
    ['a fee currency too many', `tokens (celo) fee currency: ${other}`],
    ['another pair of a feed', 'contracts.ChainlinkAudUsd.celo description: AUD / EUR'],
    ['another time', 'governance.queueLimit parameter: 2'],
    ['another number', 'governable.groupsPerVoter parameter: 11'],
    ['another share', 'economy.feesToCarbon parameter: 20'],
    ['another remainder', 'economy.feesToOperator parameter: 80'],
    ['another fee', 'chains.celo.operatorFee parameter: 7'],
    ['another address in a view', `contracts.GovernanceApprover.celo parameter: ${other}`],
    ['another minimum base fee', 'trust.minBaseFee parameter: 100'],
    ['another block time', 'chains.celo.blockTime parameter: 2'],
    [
      'a view that is gone',
      'epochs.minimumLength parameter: no data: the contract has no such function, or no code',
    ],
    ['a view that reverts', 'oracles.pythUpdateFee parameter: a call that reverted'],
  ])('finds %s', (_, line) => expect(found).toContain(line))

  it('finds a fee currency that is missing', () =>
    expect(found.filter((line) => line.includes('missing from the FeeCurrencyDirectory'))).toHaveLength(1))

  it('finds nothing else', () => expect(found).toHaveLength(22))
})
