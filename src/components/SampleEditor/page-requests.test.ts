import { afterEach, describe, expect, it, vi } from 'vitest'
import { walletNetwork } from '../../../model/facts/wallet-network'
import { describeLimit, describeOutage } from './run-words'

const networks = { celo: walletNetwork('celo'), 'celo-sepolia': walletNetwork('celo-sepolia') }
vi.mock('@generated/live-samples/default/sandbox', () => ({ networks, workerCode: '' }))
const { PageRequests, readBalance } = await import('./page-requests')

type Sent = { address: string; method: string }

/** Endpoints that return this. Out: what arrived there. */
function stub(result: (method: string) => unknown): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const { method } = JSON.parse(body) as { method: string }
    sent.push({ address, method })
    const { chainId } = address === networks.celo.rpc ? networks.celo : networks['celo-sepolia']
    const value = method === 'eth_chainId' ? `0x${chainId.toString(16)}` : result(method)
    return Promise.resolve(new Response(JSON.stringify({ jsonrpc: '2.0', id: 1, result: value })))
  })
  return sent
}

const open = () => new PageRequests(new AbortController().signal)
const body = (method: string) => JSON.stringify({ jsonrpc: '2.0', id: 1, method })

afterEach(() => vi.unstubAllGlobals())

describe('requests of a program', () => {
  it('go to an endpoint of the registry, once its chain is known to be right', async () => {
    const sent = stub(() => '0x10')
    const requests = open()
    const reply = await requests.send(networks.celo.rpc, body('eth_gasPrice'))
    expect(reply).toMatchObject({ status: 200, text: expect.stringContaining('"0x10"') as string })
    expect(sent.map(({ method }) => method)).toEqual(['eth_chainId', 'eth_blockNumber', 'eth_gasPrice'])
    expect(requests.count).toBe(3)
  })

  it.each(['https://example.org/', 'not an address', '/assets/js/main.js', 'data:,x'])(
    'go nowhere else, such as %s',
    async (url) => {
      const sent = stub(() => '0x10')
      const reply = await open().send(url, body('eth_gasPrice'))
      expect(reply).toMatchObject({ error: expect.stringContaining(`${url} can't be reached`) as string })
      expect(sent).toEqual([])
    },
  )

  it.each(['eth_sendRawTransaction', 'eth_sendRawTransactionSync'])(
    '%s goes to Celo Sepolia, and never to mainnet',
    async (method) => {
      const sent = stub(() => '0x10')
      const requests = open()
      expect(await requests.send(networks['celo-sepolia'].rpc, body(method))).toMatchObject({ status: 200 })
      expect(await requests.send(networks.celo.rpc, body(method))).toHaveProperty('error')
      expect(sent.filter((one) => one.method === method)).toEqual([
        { address: networks['celo-sepolia'].rpc, method },
      ])
      const { outage, network } = requests.outage!
      expect(describeOutage(outage, network)).toMatchObject({
        title: expect.stringContaining(`${method} on Celo`) as string,
        hint: expect.stringContaining('only to Celo Sepolia') as string,
      })
    },
  )

  it('that sign with an account of the node are refused on both', async () => {
    const sent = stub(() => '0x10')
    for (const { rpc } of Object.values(networks))
      expect(await open().send(rpc, body('eth_sendTransaction'))).toHaveProperty('error')
    expect(sent.some(({ method }) => method === 'eth_sendTransaction')).toBe(false)
  })

  it('a batch with one that is refused is not sent', async () => {
    const sent = stub(() => '0x10')
    const batch = `[${body('eth_gasPrice')},${body('eth_sendRawTransaction')}]`
    expect(await open().send(networks.celo.rpc, batch)).toHaveProperty('error')
    expect(sent.map(({ method }) => method)).toEqual(['eth_chainId', 'eth_blockNumber'])
  })

  it('that are not JSON fail with a reason', async () => {
    stub(() => '0x10')
    expect(await open().send(networks.celo.rpc, 'hello')).toHaveProperty('error')
  })
})

describe('a balance', () => {
  it('is shown in CELO', async () => {
    stub(() => `0x${1_250_000_000_000_000_000n.toString(16)}`)
    expect(await readBalance('0x1', new AbortController().signal)).toBe('1.25 CELO')
  })

  it('is unknown if the endpoint is unavailable', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('down')))
    expect(await readBalance('0x1', new AbortController().signal)).toBeUndefined()
  })
})

it('each limit has its own words', () => {
  const titles = (['seconds', 'lines', 'characters', 'messages'] as const).map(
    (limit) => describeLimit(limit).title,
  )
  expect(new Set(titles).size).toBe(4)
  expect(titles[0]).toBe('The program was stopped after 30 seconds.')
})
