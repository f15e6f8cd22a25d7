// Lives here because viem is a package of checks/code. Everything else about comparing facts with a chain is in
// checks/onchain/.
import {
  createPublicClient,
  getAddress,
  http,
  parseAbi,
  type Abi,
  type Address,
  type PublicClient,
} from 'viem'
import { SPAN } from '../onchain/chain-questions'
import { type Endpoint, EndpointError, nameEndpoint } from '../onchain/endpoint'
import type { Answer, Ask, Value, ViewCall } from '../onchain/question'
import { retry, type RetryRules } from '../onchain/retry'
import { explainFailure, whyNoValue } from './node-failures'

/** bytes32(uint256(keccak256('eip1967.proxy.implementation')) - 1), where proxies keep their implementation. */
const IMPLEMENTATION_SLOT = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc'

const measureBytes = (code: string | undefined): number => ((code?.length ?? 2) - 2) / 2

async function readView(
  client: PublicClient,
  call: ViewCall,
  blockNumber: bigint,
): Promise<readonly Value[]> {
  const abi = parseAbi([call.signature]) as Abi
  const [item] = abi
  if (item?.type !== 'function') throw new Error(`${call.signature}: found no function; expected a view.`)
  const found = await client.readContract({
    address: call.address as Address,
    abi,
    functionName: item.name,
    args: call.args ?? [],
    blockNumber,
  })
  return item.outputs.length > 1 ? (found as readonly Value[]) : [found as Value]
}

async function readImplementation(
  client: PublicClient,
  address: Address,
  blockNumber: bigint,
): Promise<Value[]> {
  const slot = await client.getStorageAt({ address, slot: IMPLEMENTATION_SLOT, blockNumber })
  const implementation = getAddress(`0x${(slot ?? '').slice(2).padStart(64, '0').slice(-40)}`)
  return [implementation, measureBytes(await client.getCode({ address: implementation, blockNumber }))]
}

async function readHeader(client: PublicClient, blockNumber: bigint): Promise<Value[]> {
  const block = await client.getBlock({ blockNumber })
  const before = await client.getBlock({ blockNumber: blockNumber > SPAN ? blockNumber - SPAN : 0n })
  const { gasLimit, extraData, timestamp, gasUsed, baseFeePerGas } = block
  return [gasLimit, extraData, timestamp, before.timestamp, gasUsed, baseFeePerGas ?? 0n]
}

async function readValues(client: PublicClient, ask: Ask, block: bigint): Promise<readonly Value[]> {
  if (ask.kind === 'chain id') return [await client.getChainId()]
  if (ask.kind === 'header') return readHeader(client, block)
  if (ask.kind === 'views') {
    const found = await Promise.all(ask.calls.map((call) => readView(client, call, block)))
    return found.flat(1) as Value[]
  }
  const address = ask.address as Address
  if (ask.kind === 'implementation') return readImplementation(client, address, block)
  return [measureBytes(await client.getCode({ address, blockNumber: block }))]
}

/** What doesn't depend on the node. */
export interface EndpointOptions {
  /** Time for one request. */
  timeoutMs: number
  retries: RetryRules
}

/**
 * A node behind an address.
 * @throws EndpointError for a text that's no web address
 */
export function connectEndpoint(url: string, { timeoutMs, retries }: EndpointOptions): Endpoint {
  const name = nameEndpoint(url)
  const client = createPublicClient({ transport: http(url, { timeout: timeoutMs, retryCount: 0 }) })
  const send = <T>(job: () => Promise<T>): Promise<T> =>
    retry(
      () => job().catch((error: unknown) => Promise.reject(explainFailure(error, name, timeoutMs))),
      retries,
    )
  const ask = async (what: Ask, block: bigint): Promise<Answer> => {
    const job = async (): Promise<Answer> => {
      try {
        return { ok: true, values: await readValues(client, what, block) }
      } catch (error) {
        const why = whyNoValue(error)
        if (why) return { ok: false, why }
        throw error
      }
    }
    return send(job)
  }
  return {
    name,
    chainId: () => send(() => client.getChainId()),
    head: async () => {
      const { number, timestamp } = await send(() => client.getBlock())
      return { number, timestamp: Number(timestamp) }
    },
    program: async () => {
      const version = await send(() => client.request({ method: 'web3_clientVersion' } as never)).catch(
        (error: unknown) => {
          if (error instanceof EndpointError) return '' // many public endpoints don't say
          throw error
        },
      )
      return String(version)
    },
    ask,
  }
}
