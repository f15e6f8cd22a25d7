// What a node can do wrong, and what the command then tells its user.
import { encodeAbiParameters, keccak256, stringToHex } from 'viem'
import { afterEach, describe, expect, it } from 'vitest'
import { celoViews } from '../onchain/celo-views'
import { chooseBlock } from '../onchain/choose-block'
import { loadRegistry } from '../../model/facts/registry'
import { IMPLEMENTATION_SLOT } from './fixtures/local-network/agreeing-chain'
import { type Behavior, type Front, type RpcRequest, startFront } from './fixtures/local-network/front'
import { connectEndpoint } from './node-endpoint'
import { readRetryAfter } from './node-failures'
import { packageFolder } from '../../tests/support/second-sources'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

let front: Front | undefined
afterEach(() => front?.stop())

const paused: number[] = []
const wait = (ms: number) => Promise.resolve(paused.push(ms))

async function connect(behave: (request: RpcRequest) => Behavior, timeoutMs = 5000) {
  paused.length = 0
  front = await startFront(behave)
  return connectEndpoint(front.url, {
    timeoutMs,
    retries: { attempts: 3, pauseMs: 1000, longestPauseMs: 30_000, wait },
  })
}

const address = '0x1111111111111111111111111111111111111111'
const minDeposit = 'function minDeposit() view returns (uint256)'
const ask = { kind: 'views', calls: [{ address, signature: minDeposit }] } as const
const ten = encodeAbiParameters([{ type: 'uint256' }], [10n])

describe('a node that limits requests', () => {
  it('is asked again after growing pauses, as long as it says', async () => {
    const behaviors: Behavior[] = [
      { status: 429 },
      { status: 429, headers: { 'retry-after': '7' } },
      { result: ten },
    ]
    const endpoint = await connect(() => behaviors.shift()!)
    expect(await endpoint.ask(ask, 1n)).toEqual({ ok: true, values: [10n] })
    expect(paused).toEqual([1000, 7000])
  })

  it('is left alone after the last attempt, and never waited for longer than the limit', async () => {
    const endpoint = await connect(() => ({ status: 429, headers: { 'retry-after': '86400' } }))
    await expect(endpoint.ask(ask, 1n)).rejects.toThrow(
      /^http:\/\/127\.0\.0\.1:\d+: found HTTP 429, too many requests; expected an answer\. Fix: run it again later, lower --concurrency, .* It was tried 3 times\.$/,
    )
    expect(paused).toEqual([30_000, 30_000])
    expect(front?.heard).toHaveLength(3)
  })

  it('may say so in JSON', async () => {
    const endpoint = await connect(() => ({ error: { code: -32005, message: 'daily limit' } }))
    await expect(endpoint.ask(ask, 1n)).rejects.toThrow('too many requests')
  })

  it.each([
    ['30', 30_000],
    ['Mon, 23 Nov 2026 03:00:10 GMT', 10_000],
    ['soon', 0],
    [undefined, 0],
  ])('reads Retry-After: %s', (header, ms) =>
    expect(readRetryAfter(header, Date.parse('2026-11-23T03:00:00Z'))).toBe(ms),
  )
})

describe('a node that fails', () => {
  it.each<[string, Behavior, string]>([
    [
      'time-out',
      { silent: true },
      'found no answer within 0.2 seconds; expected one. Fix: run it again with --timeout 0.6',
    ],
    [
      'key that is refused',
      { status: 401 },
      'found HTTP 401; expected an answer. Fix: check the address and its key',
    ],
    ['failure of the server', { status: 503 }, 'found HTTP 503; expected an answer. Fix: run it again later'],
    [
      'state that it lacks',
      { error: { code: -32000, message: 'missing trie node' } },
      'found the error "missing trie node"; expected an answer. Fix: if the node lacks the state of the block',
    ],
  ])('says what to do about a %s', async (_, behavior, message) => {
    const endpoint = await connect(() => behavior, 200)
    await expect(endpoint.ask(ask, 1n)).rejects.toThrow(message)
  })

  it('says what to do when nothing listens', async () => {
    const endpoint = await connect(() => ({ result: '0x' }))
    await front?.stop()
    await expect(endpoint.chainId()).rejects.toThrow(
      'found no connection; expected a node. Fix: check the address after --rpc',
    )
  })

  it("doesn't show the key in an address", async () => {
    front = await startFront(() => ({ status: 403 }))
    const retries = { attempts: 1, pauseMs: 1, longestPauseMs: 1, wait }
    const endpoint = connectEndpoint(`${front.url}/v3/secret?key=secret`, { timeoutMs: 1000, retries })
    const message = await endpoint.chainId().catch((error: Error) => error.message)
    expect(message).toContain('found HTTP 403')
    expect(message).not.toContain('secret')
  })

  it('refuses a text that is no address', () =>
    expect(() =>
      connectEndpoint('forno.celo.org', {
        timeoutMs: 1,
        retries: { attempts: 1, pauseMs: 1, longestPauseMs: 1, wait },
      }),
    ).toThrow('--rpc: found no web address; expected one such as https://forno.celo.org'))
})

describe('a contract without the value', () => {
  it.each<[string, Behavior, string]>([
    ['no code', { result: '0x' }, 'no data: the contract has no such function, or no code'],
    ['a revert', { error: { code: 3, message: 'execution reverted', data: '0x' } }, 'a call that reverted'],
    [
      'a revert of old nodes',
      { error: { code: -32000, message: 'execution reverted' } },
      'a call that reverted',
    ],
    ['other data', { result: '0x01' }, 'data of another type'],
  ])('is a difference: %s', async (_, behavior, why) => {
    const endpoint = await connect(() => behavior)
    expect(await endpoint.ask(ask, 1n)).toEqual({ ok: false, why })
    expect(paused).toEqual([])
  })
})

describe('the node to read from', () => {
  const registry = loadRegistry()
  const now = 1_795_400_000
  const hex = (value: number) => `0x${value.toString(16)}`
  const node = (chainId: number, seconds: number) =>
    connect(({ method }) =>
      method === 'eth_chainId'
        ? { result: hex(chainId) }
        : { result: { number: '0x64', timestamp: hex(now - seconds), transactions: [] } },
    )
  const choose = async (chainId: number, seconds: number, network: 'celo' | 'ethereum' = 'celo') =>
    chooseBlock(await node(chainId, seconds), { registry, network, now })

  it('is read a few blocks before its newest', async () =>
    expect(await choose(42_220, 3)).toEqual({ network: 'celo', number: 95n, timestamp: now - 3 }))

  it('must be of the network', async () =>
    expect(choose(11_142_220, 3)).rejects.toThrow(
      'found chain ID 11142220 (celo-sepolia); expected 42220 (celo). Fix: pass an endpoint of celo with --rpc, or another --network.',
    ))

  it('must be up to date', async () =>
    expect(choose(42_220, 3000)).rejects.toThrow(
      'found block 100 as the newest, which is 50 minutes old; expected one of the last 60 seconds. Fix: wait until the node has caught up',
    ))

  it('has longer on Ethereum, where blocks are rarer', async () =>
    expect((await choose(1, 100, 'ethereum')).number).toBe(95n))

  it('says its program, or nothing', async () => {
    expect(await (await connect(() => ({ result: 'anvil/v1.7.1' }))).program()).toBe('anvil/v1.7.1')
    await front?.stop()
    expect(await (await connect(() => ({ error: { code: -32601, message: 'no' } }))).program()).toBe('')
  })
})

describe('what the contracts are asked', () => {
  it('is in the slot of EIP-1967', () => {
    const slot = BigInt(keccak256(stringToHex('eip1967.proxy.implementation'))) - 1n
    expect(BigInt(IMPLEMENTATION_SLOT)).toBe(slot)
  })

  const packaged = celoViews.filter(({ contract }) => contract !== 'Pyth' && contract !== 'StCeloMultiSig')
  it.each(packaged.map(({ contract, views, fact }) => [fact, contract, views] as const))(
    '%s is in the ABI that Celo publishes',
    (_, contract, views) => {
      const name = contract === 'GovernanceApprover' ? 'GovernanceApproverMultiSig' : contract
      const abi = JSON.parse(
        readFileSync(join(packageFolder('@celo/abis'), 'dist', `${name}.json`), 'utf8'),
      ) as {
        abi: { name: string; outputs: { type: string }[] }[]
      }
      for (const view of views) {
        const [, own, outputs = ''] = /^(\w+)\(.*?\) returns \((.*)\)$/.exec(view) ?? []
        const found = abi.abi.find((item) => item.name === own)
        expect(found?.outputs.map(({ type }) => type).join(', ')).toBe(outputs)
      }
    },
  )
})
