import { networks } from '@generated/live-samples/default/sandbox'
import type { WalletNetworkId } from '../../../model/facts/network-id'
import type { Reply } from '../../sandbox/messages'
import { nameEndpoint, type NamedNetwork } from '../Endpoint/named-network'
import { Connection, isRead, isTrace, MAX_REQUESTS_OF_PROGRAM } from '../LiveSample/connection'
import type { Outage } from '../LiveSample/outage'

/** Signed transactions can be sent to the testnet only. */
const isAllowedOnTestnet = (method: string): boolean =>
  isRead(method) || /^eth_sendRawTransaction(?:Sync)?$/.test(method)

type Line = { connection: Connection; checked: Promise<number> }

const isSame = (url: string, rpc: string) => URL.canParse(url) && new URL(url).href === new URL(rpc).href

const readMessage = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** An endpoint that the reader named, in place of the registry's for a network. */
export type NamedEndpoint = { readonly id: WalletNetworkId; readonly url: string }

/** Sends the requests of one run: only JSON-RPC, and only to endpoints of the registry or one that the reader named. */
export class PageRequests {
  private readonly lines = new Map<NamedNetwork, Line>()
  private readonly networks: Readonly<Record<WalletNetworkId, NamedNetwork>>

  constructor(
    private readonly stop: AbortSignal,
    named?: NamedEndpoint,
  ) {
    this.networks = named
      ? { ...networks, [named.id]: nameEndpoint(networks[named.id], named.url) }
      : networks
  }

  get count(): number {
    return [...this.lines.values()].reduce((sum, { connection }) => sum + connection.requests, 0)
  }

  /** What was wrong with an endpoint, if anything was. */
  get outage(): { outage: Outage; network: NamedNetwork } | undefined {
    for (const [network, { connection }] of this.lines)
      if (connection.outage) return { outage: connection.outage, network }
    return undefined
  }

  private open(network: NamedNetwork): Line {
    const isUsual = network === this.networks['celo-sepolia'] ? isAllowedOnTestnet : isRead
    const isAllowed = (method: string) =>
      isUsual(method) || (network.insteadOf !== undefined && isTrace(method))
    const connection = new Connection(network, this.stop, { isAllowed, most: MAX_REQUESTS_OF_PROGRAM })
    const line = { connection, checked: connection.check() }
    this.lines.set(network, line)
    return line
  }

  /** Sends what a program asked for. Never throws. */
  async send(url: string, body: string): Promise<Reply> {
    const all = Object.values(this.networks)
    const network = all.find(({ rpc, insteadOf = rpc }) => isSame(url, rpc) || isSame(url, insteadOf))
    if (!network) {
      const endpoints = all.map(({ rpc }) => rpc)
      return {
        error: `${url} can't be reached from this page. A program here can call ${endpoints.join(' and ')}. To use another one, name it in the field below the program.`,
      }
    }
    try {
      const { connection, checked } = this.lines.get(network) ?? this.open(network)
      await checked
      const headers = { 'content-type': 'application/json' }
      const response = await connection.fetch(url, { method: 'POST', headers, body })
      return { status: response.status, text: await response.text() }
    } catch (error) {
      return { error: readMessage(error) }
    }
  }
}

/** An account's balance on Celo Sepolia, such as "1.25 CELO"; undefined if the endpoint is unavailable. */
export async function readBalance(
  address: string,
  stop: AbortSignal,
  named?: NamedEndpoint,
): Promise<string | undefined> {
  const network = nameEndpoint(networks['celo-sepolia'], named?.id === 'celo-sepolia' ? named.url : undefined)
  try {
    const { result } = await new Connection(network, stop).ask('eth_getBalance', [address, 'latest'])
    const tenThousandths = BigInt(String(result)) / 10n ** BigInt(network.currency.decimals - 4)
    return `${Number(tenThousandths) / 10_000} ${network.currency.symbol}`
  } catch {
    return undefined
  }
}
