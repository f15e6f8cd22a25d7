import { afterEach, expect, it, vi } from 'vitest'
import { walletNetwork } from '../../../model/facts/wallet-network'
import { askResult, RejectedCall, UnreadableAnswer } from './eth-call'
import { request } from './use-request'

const network = walletNetwork('celo')
const rpc = (value: object) => new Response(JSON.stringify({ jsonrpc: '2.0', id: 1, ...value }))
const onChain = (chainId: number) =>
  vi.stubGlobal('fetch', () => Promise.resolve(rpc({ result: `0x${chainId.toString(16)}` })))

afterEach(() => void vi.unstubAllGlobals())

it('reads nothing from an endpoint on another chain', async () => {
  onChain(1)
  const read = vi.fn()
  const state = await request(network, new AbortController().signal, read)
  expect(state).toMatchObject({
    step: 'failed',
    notice: { title: expect.stringContaining('another chain: 1') },
  })
  expect(read).not.toHaveBeenCalled()
})

it('returns what was read', async () => {
  onChain(network.chainId)
  const state = await request(network, new AbortController().signal, (connection) =>
    askResult(connection, 'eth_blockNumber'),
  )
  expect(state).toEqual({ step: 'answered', answer: '0xa4ec' })
})

it('explains a rejected call, and a response that makes no sense', async () => {
  onChain(network.chainId)
  const notice = { title: 'The node rejected the call (code 3).', hint: 'execution reverted' }
  const failWith = (error: Error) =>
    request(network, new AbortController().signal, () => Promise.reject(error))
  expect(await failWith(new RejectedCall(notice))).toEqual({ step: 'failed', notice })
  expect(await failWith(new UnreadableAnswer('expected a quantity'))).toMatchObject({
    step: 'failed',
    notice: { title: "The endpoint's response isn't JSON-RPC." },
  })
  await expect(failWith(new TypeError('a mistake of ours'))).rejects.toThrow('a mistake of ours')
})
