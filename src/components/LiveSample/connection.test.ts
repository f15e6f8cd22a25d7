import { afterEach, describe, expect, it, vi } from 'vitest'
import { walletNetwork } from '../../../model/facts/wallet-network'
import { Connection, MAX_REQUESTS, TIMEOUT_MS } from './connection'
import { outageWords } from './outage-words'

const network = walletNetwork('celo-sepolia')
const hex = `0x${network.chainId.toString(16)}`
const body = (method: string) => ({ method: 'POST', body: JSON.stringify({ jsonrpc: '2.0', id: 1, method }) })
const result = (value: unknown) => new Response(JSON.stringify({ jsonrpc: '2.0', id: 1, result: value }))

type Answer = (method: string, signal: AbortSignal) => Response | Promise<Response>

/** A connection whose endpoint returns this. */
function connect(answer: Answer, stop = new AbortController().signal) {
  const sent = vi.fn((_address: string, init: RequestInit & { signal: AbortSignal }) => {
    const { method } = JSON.parse(String(init.body)) as { method: string }
    return Promise.resolve(answer(method, init.signal))
  })
  vi.stubGlobal('fetch', sent)
  return { connection: new Connection(network, stop), sent }
}

const healthy: Answer = (method) => result(method === 'eth_chainId' ? hex : '0x10')
const never: Answer = (_, signal) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a healthy endpoint', () => {
  it('belongs to its network and returns its block', async () => {
    const { connection, sent } = connect(healthy)
    expect(await connection.check()).toBe(16)
    expect(connection.requests).toBe(2)
    expect(sent.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
  })
})

const text = (words: string, status = 200) => new Response(words, { status })
const rpcError = (code: number, message: string) => text(JSON.stringify({ error: { code, message } }))

describe('an outage', () => {
  it.each<[string, Answer, object, RegExp]>([
    ['down', () => Promise.reject(new TypeError('x')), { kind: 'unreachable' }, /^Couldn't reach .*be down/],
    ['limited by HTTP', () => text('', 429), { kind: 'limited' }, /limits how often .* Wait a minute/],
    ['limited by JSON-RPC', () => rpcError(-32005, 'x'), { kind: 'limited' }, /limits how often/],
    ['limited in words', () => rpcError(-32000, 'Too many requests'), { kind: 'limited' }, /limits/],
    ['failing', () => text('', 503), { kind: 'failing', status: 503 }, /HTTP 503.*Try again later/],
    ['a sign-in page', () => text('<html>'), { kind: 'unreadable' }, /isn't JSON-RPC.*Wi-Fi/],
    ['without a number', () => result('soon'), { kind: 'unreadable' }, /isn't JSON-RPC/],
    [
      'on another chain',
      () => result('0x1'),
      { kind: 'other chain', found: 1 },
      /another chain: 1 instead of 11142220\. Nothing was read/,
    ],
  ])('%s ends the run with its own words', async (_, answer, outage, words) => {
    const { connection, sent } = connect(answer)
    await expect(connection.check()).rejects.toThrow()
    expect(connection.outage).toEqual(outage)
    const { title, hint } = outageWords(connection.outage!, network)
    expect(`${title} ${hint}`).toMatch(words)
    const before = sent.mock.calls.length
    await expect(connection.fetch(network.rpc, body('eth_call'))).rejects.toThrow()
    expect(sent).toHaveBeenCalledTimes(before)
  })

  it('that is only slowness ends the run after ten seconds', async () => {
    vi.useFakeTimers()
    const { connection } = connect(never)
    const ended = expect(connection.check()).rejects.toThrow('slow')
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS)
    await ended
    expect(outageWords(connection.outage!, network).title).toContain('within 10 seconds')
  })
})

describe('an error of the call', () => {
  it.each([
    [3, 'execution reverted'],
    [-32000, 'block range limit exceeded'],
  ])('is for the program, and no outage: %i %s', async (code, message) => {
    const { connection } = connect(() => rpcError(code, message))
    const response = await connection.fetch(network.rpc, body('eth_call'))
    expect(await response.json()).toEqual({ error: { code, message } })
    expect(connection.outage).toBeUndefined()
  })
})

describe('the requests a sample can make', () => {
  it.each(['eth_sendRawTransaction', 'eth_sign', 'eth_sendTransaction', 'personal_sign', 'admin_peers'])(
    '%s is never sent, not even in a batch',
    async (method) => {
      for (const sentBody of [{ method }, [{ method: 'eth_call' }, { method }]]) {
        const { connection, sent } = connect(healthy)
        await expect(
          connection.fetch(network.rpc, { method: 'POST', body: JSON.stringify(sentBody) }),
        ).rejects.toThrow('not a read')
        expect(sent).not.toHaveBeenCalled()
      }
    },
  )

  it('go to no other URL', async () => {
    const { connection, sent } = connect(healthy)
    await expect(connection.fetch('https://rpc.example.org', body('eth_call'))).rejects.toThrow()
    expect(sent).not.toHaveBeenCalled()
  })

  it('are limited in number', async () => {
    const { connection } = connect(healthy)
    for (let count = 0; count < MAX_REQUESTS; count++) await connection.fetch(network.rpc, body('eth_call'))
    await expect(connection.fetch(network.rpc, body('eth_call'))).rejects.toThrow('too many requests')
  })
})
