import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Endpoint } from '../../checks/onchain/endpoint'
import { listQuestions } from '../../checks/onchain/list-questions'
import type { Answer, Ask } from '../../checks/onchain/question'
import { loadRegistry } from '../../model/facts/registry'
import { readVerifyRequest } from './arguments'
import { showProgress } from './progress'
import { verifyFacts } from './verify-facts'

const now = 1_795_400_000
const registry = loadRegistry()
let root = ''
let printed: string[] = []

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'verify-facts-'))
  printed = []
  cpSync('data', join(root, 'data'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

/** A testnet where only chain ID, decimals and code match the registry. */
function answerAsTestnet(ask: Ask): Answer {
  if (ask.kind === 'chain id') return { ok: true, values: [11_142_220] }
  if (ask.kind === 'code') return { ok: true, values: [100] }
  const decimals = listQuestions(registry, 'celo-sepolia').find(
    (question) => question.topic === 'decimals' && JSON.stringify(question.ask) === JSON.stringify(ask),
  )
  return decimals
    ? { ok: true, values: [BigInt(decimals.expected)] }
    : { ok: false, why: 'a call that reverted' }
}

const connect =
  (program: string, answer = answerAsTestnet) =>
  (url: string): Endpoint => ({
    name: new URL(url).origin,
    chainId: () => Promise.resolve(11_142_220),
    head: () => Promise.resolve({ number: 1005n, timestamp: now }),
    program: () => Promise.resolve(program),
    ask: (ask) => Promise.resolve(answer(ask)),
  })

const run = (program: string, ...given: string[]) =>
  verifyFacts(readVerifyRequest(['--network', 'celo-sepolia', ...given]), {
    root,
    now,
    connect: connect(program),
    write: (line) => printed.push(line),
    onProgress: () => undefined,
  })

const runWith = (answer: (ask: Ask) => Answer, given: readonly string[]) =>
  verifyFacts(readVerifyRequest(['--network', 'celo-sepolia', ...given]), {
    root,
    now,
    connect: connect('op-reth/v1', answer),
    write: (line) => printed.push(line),
    onProgress: () => undefined,
  })

describe('npm run facts:verify', () => {
  it("reads from the registry's endpoint, and ends with 1 if there are differences", async () => {
    expect(await run('')).toBe(1)
    expect(printed.join('\n')).toContain('read from https://forno.celo-sepolia.celo-testnet.org')
    expect(printed.join('\n')).toMatch(
      /data\/tokens\.json:\d+ tokens\.USDC\.celo-sepolia\.token \(symbol\): found a call that reverted on celo-sepolia; expected USDC; fix: /,
    )
  })

  it('writes nothing unless asked to', async () => {
    await run('op-geth/v1')
    expect(readFileSync(join(root, 'data/chains.json'), 'utf8')).toBe(
      readFileSync('data/chains.json', 'utf8'),
    )
  })

  it('records the block next to what matched, and the data stays valid', async () => {
    await run('op-geth/v1', '--write')
    const { chainId } = loadRegistry(root).chains['celo-sepolia']!
    expect(chainId?.onchain).toEqual({
      network: 'celo-sepolia',
      block: 1000,
      on: '2026-11-23',
      compared: ['chain ID'],
      values: { value: 11_142_220 },
    })
    expect(loadRegistry(root).tokens.USDC!['celo-sepolia']!.onchain).toBeUndefined()
    expect(printed.at(-1)).toMatch(/^recorded block 1000 next to \d+ records in \d files$/)
  })

  it('records the values of the block for the page of its network', async () => {
    const header = [30_000_000n, '0x0100000190000000050000000005f5e100', BigInt(now - 5), 0n, 21_000n, 25n]
    await runWith(
      (ask) => {
        if (ask.kind === 'header') return { ok: true, values: header }
        const isEpoch = ask.kind === 'views' && /getCurrentEpochNumber/.test(ask.calls[0]!.signature)
        return isEpoch ? { ok: true, values: [77n] } : answerAsTestnet(ask)
      },
      ['--write'],
    )
    const readings = loadRegistry(root)['network-readings']
    expect(readings['celo-sepolia']).toEqual({
      block: 1000,
      producedAt: now - 5,
      gasUsed: 21_000,
      gasLimit: 30_000_000,
      baseFee: 25,
      minimumBaseFee: 100_000_000,
      epoch: 77,
      source:
        'https://forno.celo-sepolia.celo-testnet.org (EpochManager.getCurrentEpochNumber, eth_getBlockByNumber)',
      checkedOn: '2026-11-23',
    })
    expect(readings.celo).toEqual(registry['network-readings'].celo)
  })

  it('keeps the recorded values if the node has no such block', async () => {
    await run('op-geth/v1', '--write')
    expect(loadRegistry(root)['network-readings']).toEqual(registry['network-readings'])
    expect(printed.join('\n')).toContain('data/network-readings.json keeps its values of celo-sepolia')
  })

  it("doesn't record a local chain's values", async () => {
    await expect(run('anvil/v1.7.1', '--write')).rejects.toThrow(
      'expected a node of a public network. Fix: leave out --write',
    )
  })

  it('writes a report for an issue, and lists every comparison if asked to', async () => {
    const report = join(root, 'report.md')
    await run('', '--report', report, '--verbose', '--rpc', 'https://node.test/v3/key')
    expect(readFileSync(report, 'utf8')).toMatch(
      /^## celo-sepolia\n\n\d+ differences in \d+ comparisons at block 1000/,
    )
    expect(readFileSync(report, 'utf8')).toContain('read from https://node.test.')
    expect(printed).toContain('same  chains.celo-sepolia.chainId  chain ID: 11142220')
  })

  it('requires an endpoint if the registry has none', async () =>
    expect(
      verifyFacts(readVerifyRequest(['--network', 'ethereum']), {
        root,
        now,
        connect: connect(''),
        write: () => undefined,
        onProgress: () => undefined,
      }),
    ).rejects.toThrow(
      'data/chains.json ethereum.rpc: found no endpoint; expected one. Fix: pass one with --rpc.',
    ))
})

it.each([
  [[], 'found no --network; expected one, such as celo.'],
  [
    ['--network', 'cello'],
    'found "cello"; expected one of celo, celo-sepolia, ethereum, ethereum-sepolia. Did you mean celo?',
  ],
  [['--network', 'celo', '--timeout', 'x'], '--timeout: found "x"; expected a whole number above 0.'],
  [['--network', 'celo', '--wrte'], "Unknown option '--wrte'"],
])('refuses %j', (given, message) => expect(() => readVerifyRequest(given)).toThrow(message))

describe('progress', () => {
  const show = (isTTY: boolean) => {
    const texts: string[] = []
    const onProgress = showProgress({ isTTY, write: (text) => texts.push(text) })
    const [question] = listQuestions(registry, 'celo')
    for (let done = 1; done <= 20; done++) onProgress(done, 20, question!)
    return texts
  }

  it('is a line for each tenth in a log', () => {
    expect(show(false)).toHaveLength(10)
    expect(show(false).at(-1)).toBe('20/20 compared\n')
  })

  it('is one line in a terminal, which is updated and then removed', () => {
    expect(show(true)[0]).toBe('\r\u001b[K1/20 chains.celo.chainId')
    expect(show(true).at(-1)).toBe('\r\u001b[K')
  })
})
