import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { walletNetwork } from '../../../model/facts/wallet-network'
import { addNetwork, type Progress } from './add-network'

const network = walletNetwork('celo-sepolia')
const hex = `0x${network.chainId.toString(16)}`
type Answers = Readonly<Record<string, unknown>>

const answerOfEndpoint = vi.fn<() => unknown>()
beforeEach(() => {
  answerOfEndpoint.mockReturnValue({ result: hex })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(answerOfEndpoint()))))
})
afterEach(() => vi.unstubAllGlobals())

/**
 * Runs every step. Responses are given by method; an Error, or an object with a code, is thrown. Out: the steps and
 * the requests made.
 */
async function run(answers: Answers) {
  const asked: { method: string; params?: readonly unknown[] }[] = []
  const steps: Progress[] = []
  const request = (what: { method: string; params?: readonly unknown[] }) => {
    asked.push(what)
    const answer = answers[what.method]
    const isError = typeof answer === 'object' && answer !== null
    return isError ? Promise.reject(answer as Error) : Promise.resolve(answer)
  }
  await addNetwork(network, { request }, (progress) => void steps.push(progress))
  return { asked, methods: asked.map(({ method }) => method), last: steps.at(-1), steps }
}

describe('a network that the wallet already has', () => {
  it('is selected, and nothing is added', async () => {
    const { methods, steps } = await run({ wallet_switchEthereumChain: null, eth_chainId: hex })
    expect(methods).toEqual(['wallet_switchEthereumChain', 'eth_chainId'])
    expect(steps).toEqual([
      { step: 'asking the endpoint' },
      { step: 'asking the wallet' },
      { step: 'done', added: false, selected: true },
    ])
  })
})

describe("a network that the wallet doesn't have", () => {
  it("is added with the registry's values", async () => {
    const answers = {
      wallet_switchEthereumChain: { code: 4902 },
      wallet_addEthereumChain: null,
      eth_chainId: hex,
    }
    const { asked, steps } = await run(answers)
    expect(steps.map(({ step }) => step)).toEqual([
      'asking the endpoint',
      'asking the wallet',
      'adding',
      'done',
    ])
    expect(steps.at(-1)).toEqual({ step: 'done', added: true, selected: true })
    expect(asked[0]?.params).toEqual([{ chainId: hex }])
    expect(asked[1]?.params).toEqual([
      {
        chainId: hex,
        chainName: network.name,
        rpcUrls: [network.rpc],
        nativeCurrency: network.currency,
        blockExplorerUrls: [network.explorer],
      },
    ])
  })

  it.each(['0x1', undefined, { code: -32000 }])(
    'may be added and not selected: eth_chainId %j',
    async (id) => {
      const answers = {
        wallet_switchEthereumChain: { code: 4902 },
        wallet_addEthereumChain: null,
        eth_chainId: id,
      }
      expect((await run(answers)).last).toEqual({ step: 'done', added: true, selected: false })
    },
  )

  it('may be rejected, or not accepted', async () => {
    const unknown = { wallet_switchEthereumChain: { code: 4902 } }
    const rejected = await run({ ...unknown, wallet_addEthereumChain: { code: 4001 } })
    expect(rejected.last).toEqual({ step: 'failed', failure: { kind: 'rejected' } })
    const refused = await run({ ...unknown, wallet_addEthereumChain: { code: 4902 } })
    expect(refused.last).toEqual({ step: 'failed', failure: { kind: 'chain not known' } })
  })
})

it.each([
  [4001, 'rejected'],
  [-32002, 'a request is open'],
])('code %i at the first request ends it, and nothing is added', async (code, kind) => {
  const { methods, last } = await run({ wallet_switchEthereumChain: { code } })
  expect(methods).toEqual(['wallet_switchEthereumChain'])
  expect(last).toEqual({ step: 'failed', failure: { kind } })
})

it('requests no account and signs nothing', async () => {
  const { methods } = await run({
    wallet_switchEthereumChain: { code: 4902 },
    wallet_addEthereumChain: null,
    eth_chainId: hex,
  })
  expect(methods.join()).not.toMatch(/account|sign|send|permission/i)
})

describe('an endpoint that does not pass', () => {
  it.each([
    ['of another chain', { result: '0x1' }, { kind: 'endpoint is of another chain', found: 1 }],
    ['without a chain id', { error: {} }, { kind: 'endpoint makes no sense' }],
  ])('%s ends it before the wallet is asked', async (_, answer, failure) => {
    answerOfEndpoint.mockReturnValue(answer)
    const { methods, last } = await run({})
    expect(methods).toEqual([])
    expect(last).toEqual({ step: 'failed', failure })
  })
})
