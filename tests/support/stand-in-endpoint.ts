import type { Page } from '@playwright/test'
import type { WalletNetworkId } from '../../model/facts/network-id'
import { walletNetwork } from '../../model/facts/wallet-network'

type RpcRequest = { id: number; method: string; params?: readonly unknown[] }

/** The stand-in's answer to a method: a result, or a JSON-RPC error. */
export type EndpointAnswer = (
  request: RpcRequest,
) => { result: unknown } | { error: { code: number; message: string } }

const CORS = { 'access-control-allow-origin': '*', 'content-type': 'application/json' }

const address = (network: WalletNetworkId) => `${walletNetwork(network).rpc}/`

/** What a test has to allow, because its requests look as if they leave the machine. */
export const toEndpoint = (network: WalletNetworkId) => `other origin: ${address(network)}`

const sepolia = walletNetwork('celo-sepolia')

/** A Celo Sepolia endpoint at block 4,660, with a gas price of 1 gwei. */
export const healthy: EndpointAnswer = ({ method }) => {
  if (method === 'eth_chainId') return { result: `0x${sepolia.chainId.toString(16)}` }
  if (method === 'eth_blockNumber') return { result: '0x1234' }
  if (method === 'eth_estimateGas') return { result: '0x5208' }
  if (method === 'eth_getLogs') return { result: [] }
  return { result: '0x3b9aca00' }
}

/** Answers on behalf of a network's public endpoint. Returns the requests so far. */
export async function answerFor(page: Page, network: WalletNetworkId, answer: EndpointAnswer) {
  const asked: RpcRequest[] = []
  await page.unroute(address(network))
  await page.route(address(network), (route) => {
    const body = route.request().postDataJSON() as RpcRequest | RpcRequest[]
    const reply = (one: RpcRequest) => {
      asked.push(one)
      return { jsonrpc: '2.0', id: one.id, ...answer(one) }
    }
    return route.fulfill({ headers: CORS, json: Array.isArray(body) ? body.map(reply) : reply(body) })
  })
  return asked
}

/** Handles every request the same way, such as with a status, or not at all. */
export async function failFor(
  page: Page,
  network: WalletNetworkId,
  how: number | 'down' | 'silent' | string,
) {
  await page.unroute(address(network))
  await page.route(address(network), (route) => {
    if (how === 'silent') return undefined
    if (how === 'down') return route.abort('connectionrefused')
    const [status, body] = typeof how === 'number' ? [how, ''] : [200, how]
    return route.fulfill({ headers: CORS, status, body })
  })
}

/** Forwards the requests to a chain on this machine. */
export async function passTo(page: Page, network: WalletNetworkId, url: string) {
  await page.unroute(address(network))
  await page.route(address(network), async (route) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(url, { method: 'POST', headers, body: route.request().postData() })
    return route.fulfill({ headers: CORS, body: await response.text() })
  })
}
