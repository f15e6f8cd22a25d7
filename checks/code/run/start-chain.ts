import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Address } from 'viem'
import { startAnvil } from './anvil'
import type { ChainFacts } from './chain-facts'
import type { Double } from './compiled-doubles'
import { fundAccounts, placeDoubles } from './place-doubles'
import { call, RpcError } from './rpc'
import { answer, type ShimChain } from './shim-methods'

/** An app that is served at another port may call the chain, as it may call anvil itself. */
const ANY_ORIGIN = [
  ['access-control-allow-origin', '*'],
  ['access-control-allow-headers', '*'],
] as const

interface Request {
  id: unknown
  method: string
  params?: unknown[]
}

async function getText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

async function reply(chain: ShimChain, { id, method, params = [] }: Request): Promise<object> {
  try {
    return { jsonrpc: '2.0', id, result: await answer(chain, method, params) }
  } catch (error) {
    const known = error instanceof RpcError ? error : new RpcError(-32603, String(error))
    return { jsonrpc: '2.0', id, error: { code: known.code, message: known.message, data: known.data } }
  }
}

function serve(chain: ShimChain): Server {
  let last: Promise<unknown> = Promise.resolve() // one request at a time: a CIP-64 send is several calls
  const inTurn = <T>(job: () => Promise<T>): Promise<T> => {
    const next = last.then(job)
    last = next.catch(() => undefined)
    return next
  }
  return createServer((request, response) => {
    for (const [name, value] of ANY_ORIGIN) response.setHeader(name, value)
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    void inTurn(async () => {
      const body = JSON.parse(await getText(request)) as Request | Request[]
      const one = (single: Request) => reply(chain, single)
      const result = Array.isArray(body) ? await Promise.all(body.map(one)) : await one(body)
      response.setHeader('content-type', 'application/json').end(JSON.stringify(result))
    }).catch((error: unknown) => response.writeHead(400).end(String(error)))
  })
}

/** A local chain ready for programs. */
export interface LocalChain {
  url: string
  stop: () => Promise<void>
}

export interface ChainOptions {
  facts: ChainFacts
  doubles: Readonly<Record<string, Double>>
  /** The program anvil. */
  anvil: string
  /** A free one without it. */
  port?: number
  /** Accounts that get tokens too; the first one of anvil always does. */
  accounts?: readonly string[]
  /** Whether blocks have the time of the clock; without it, time is the same in every run. */
  isRealTime?: boolean
}

function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) =>
      reject(
        new Error(
          code === 'EADDRINUSE'
            ? `port: found ${port}, which another process uses; expected a free port. Fix: choose another one, or stop that process.`
            : `port: found ${port}, which can't be used (${message}); expected a free port. Fix: choose another one.`,
        ),
      ),
    )
    server.listen(port, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    )
  })
}

/** Starts anvil with the doubles in place on a free port, and the shim in front of it, both on this machine. */
export async function startChain(options: ChainOptions): Promise<LocalChain> {
  const { facts, doubles, accounts = [], isRealTime, port = 0 } = options
  const anvil = await startAnvil({ chainId: facts.chainId, file: options.anvil, isRealTime })
  try {
    await placeDoubles(anvil.url, facts, doubles)
    if (accounts.length > 0) await fundAccounts(anvil.url, facts.tokens, { doubles, accounts })
    if (isRealTime) await call(anvil.url, 'anvil_removeBlockTimestampInterval')
    const chain = { url: anvil.url, directory: facts.directory as Address, chainId: facts.chainId, done: [] }
    const server = serve(chain)
    const url = await listen(server, port)
    const stop = async () => {
      server.closeAllConnections()
      server.close()
      await anvil.stop()
    }
    return { url, stop }
  } catch (error) {
    await anvil.stop()
    throw error
  }
}
