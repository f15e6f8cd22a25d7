import type { Registry } from '../../model/facts/entries'
import type { NetworkId } from '../../model/facts/schema/record'
import { type Endpoint, EndpointError } from './endpoint'
import type { ReadBlock } from './question'

/** Behind a load balancer, some nodes may not have the latest blocks yet. */
const STEPS_BACK = 5n

/** Maximum age of a node's latest block, in seconds: 60 Celo blocks, 15 Ethereum blocks. */
const oldestHead = (network: NetworkId): number => (network.startsWith('ethereum') ? 180 : 60)

const age = (seconds: number): string => {
  if (seconds < 120) return `${seconds} seconds`
  return seconds < 7200 ? `${Math.round(seconds / 60)} minutes` : `${Math.round(seconds / 3600)} hours`
}

function nameChain(registry: Registry, id: number): string {
  const [found] = Object.entries(registry.chains).filter(([, { chainId }]) => chainId?.value === id)
  return found ? `${id} (${found[0]})` : String(id)
}

/** The network to read, and the clock. */
export interface Target {
  registry: Registry
  network: NetworkId
  /** Seconds since 1970. */
  now: number
}

/**
 * Makes sure that the node is on the right network and up to date, and chooses one block for all questions.
 * @throws EndpointError naming what was found, what was expected and the fix
 */
export async function chooseBlock(
  endpoint: Endpoint,
  { registry, network, now }: Target,
): Promise<ReadBlock> {
  const wanted = Number(registry.chains[network]?.chainId?.value)
  const found = await endpoint.chainId()
  if (found !== wanted)
    throw new EndpointError(
      `${endpoint.name}: found chain ID ${nameChain(registry, found)}; expected ${nameChain(registry, wanted)}. Fix: pass an endpoint of ${network} with --rpc, or another --network. If the network's ID changed, correct data/chains.json ${network}.chainId.`,
    )
  const { number, timestamp } = await endpoint.head()
  const limit = oldestHead(network)
  if (now - timestamp > limit)
    throw new EndpointError(
      `${endpoint.name}: found block ${number} as the newest, which is ${age(now - timestamp)} old; expected one of the last ${limit} seconds. Fix: wait until the node has caught up, or pass another endpoint with --rpc.`,
    )
  return { network, number: number > STEPS_BACK ? number - STEPS_BACK : number, timestamp }
}
