import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Address } from 'viem'
import { startAnvil } from './anvil'
import { chainFacts } from './chain-facts'
import { compiledDoubles } from './compiled-doubles'
import { placeDoubles } from './place-doubles'
import { RpcError } from './rpc'
import { answer, type ShimChain } from './shim-methods'

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
    void inTurn(async () => {
      const body = JSON.parse(await getText(request)) as Request | Request[]
      const one = (single: Request) => reply(chain, single)
      const result = Array.isArray(body) ? await Promise.all(body.map(one)) : await one(body)
      response.setHeader('content-type', 'application/json').end(JSON.stringify(result))
    }).catch((error: unknown) => response.writeHead(400).end(String(error)))
  })
}

/** A local chain ready for one program. */
export interface LocalChain {
  url: string
  stop: () => Promise<void>
}

/**
 * Starts anvil with the doubles in place, and the shim in front of it, both on free ports of this machine.
 *
 * @param network whose chain id and addresses the program uses
 */
export async function startLocalChain(network: 'celo' | 'celo-sepolia'): Promise<LocalChain> {
  const facts = chainFacts(network)
  compiledDoubles() // takes seconds the first time, in which anvil would seem silent
  const anvil = await startAnvil(facts.chainId)
  try {
    await placeDoubles(anvil.url, facts)
    const chain = { url: anvil.url, directory: facts.directory as Address, chainId: facts.chainId, done: [] }
    const server = serve(chain)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const stop = async () => {
      server.closeAllConnections()
      server.close()
      await anvil.stop()
    }
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
  } catch (error) {
    await anvil.stop()
    throw error
  }
}
