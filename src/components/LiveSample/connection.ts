import type { NamedNetwork } from '../Endpoint/named-network'
import { findOutage, OutageError, type Outage, type RpcAnswer } from './outage'

/** Time in ms after which an endpoint counts as too slow. */
export const TIMEOUT_MS = 10_000
/** Requests per run, because everyone shares the public endpoint. */
export const MAX_REQUESTS = 60
/** Requests per run of a program that waits for transactions, which asks again and again. */
export const MAX_REQUESTS_OF_PROGRAM = 200
/** Nothing that signs, sends or changes the node. */
const READS = /^(?:eth_(?!send|sign|accounts|submit)|net_|web3_)/

/** Whether a method only reads. */
export const isRead = (method: string): boolean => READS.test(method)

/** Whether a method replays transactions, which nodes do for their owners and public endpoints don't. */
export const isTrace = (method: string): boolean => /^debug_trace/.test(method)

/** What a run may do: by default, it reads, and sends at most 60 requests. */
export interface Allowance {
  readonly isAllowed: (method: string) => boolean
  readonly most: number
}

type RpcRequest = { method?: unknown }

/** The methods of a request. */
function listMethods(body: unknown): string[] {
  const requests = [JSON.parse(String(body)) as RpcRequest | RpcRequest[]].flat()
  return requests.map(({ method }) => String(method))
}

/** What one run sends, and the results. The first outage ends it: every request after that fails immediately. */
export class Connection {
  requests = 0
  outage: Outage | undefined

  constructor(
    readonly network: NamedNetwork,
    readonly stop: AbortSignal,
    private readonly allowance: Allowance = { isAllowed: isRead, most: MAX_REQUESTS },
  ) {}

  private fail(outage: Outage): never {
    this.outage ??= outage
    throw new OutageError(this.outage)
  }

  private requireRead(address: string, body: unknown): void {
    if (this.outage) this.fail(this.outage)
    const { rpc, insteadOf = rpc } = this.network
    const { href } = new URL(address)
    if (![rpc, insteadOf].some((own) => new URL(own).href === href)) this.fail({ kind: 'unreachable' })
    const method = listMethods(body).find((each) => !this.allowance.isAllowed(each))
    if (method) this.fail({ kind: 'not a read', method })
    const { most } = this.allowance
    if (++this.requests > most) this.fail({ kind: 'too many requests', most })
  }

  private async receive(init: RequestInit): Promise<Response> {
    const request = new AbortController()
    const abort = () => request.abort()
    const timer = setTimeout(abort, TIMEOUT_MS)
    this.stop.addEventListener('abort', abort)
    try {
      const { rpc, insteadOf } = this.network
      // The page's own policy only allows the registry's endpoints.
      const send = insteadOf ? (await import('../Endpoint/relay')).sendToNamed : fetch
      const response = await send(rpc, {
        ...init,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: request.signal,
      })
      const text = await response.text()
      const outage = findOutage(response.status, text)
      if (outage) this.fail(outage)
      return new Response(text, { status: response.status, headers: response.headers })
    } catch (error) {
      if (error instanceof OutageError) throw error
      return this.fail({ kind: request.signal.aborted ? 'slow' : 'unreachable' })
    } finally {
      clearTimeout(timer)
      this.stop.removeEventListener('abort', abort)
    }
  }

  /** The `fetch` that a sample and viem get: it only reads, and only from its network's endpoint. */
  readonly fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const address = input instanceof Request ? input.url : String(input)
    this.requireRead(address, init.body)
    return this.receive(init)
  }

  /** Sends one JSON-RPC request. Throws errors that end the run; an error in the call itself is in the response. */
  async ask(method: string, params: readonly unknown[] = []): Promise<RpcAnswer> {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const headers = { 'content-type': 'application/json' }
    const response = await this.fetch(this.network.rpc, { method: 'POST', headers, body })
    return (await response.json()) as RpcAnswer // what isn't JSON is an outage
  }

  private async askNumber(method: string): Promise<number> {
    const { result } = await this.ask(method)
    if (typeof result === 'string' && /^0x[0-9a-f]{1,13}$/i.test(result)) return Number(result)
    return this.fail({ kind: 'unreadable' })
  }

  /** Makes sure that the endpoint belongs to the network. Returns its latest block. */
  async check(): Promise<number> {
    const [found, block] = await Promise.all([
      this.askNumber('eth_chainId'),
      this.askNumber('eth_blockNumber'),
    ])
    if (found !== this.network.chainId) this.fail({ kind: 'other chain', found })
    return block
  }
}
