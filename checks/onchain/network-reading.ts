// What `facts:verify -- --write` records for the pages of the networks: the values of the block that it compared.
import type { Registry } from '../../model/facts/entries'
import type { NetworkReading, NetworkReadings } from '../../model/facts/schema/network-readings'
import { readJovian } from './chain-questions'
import type { Endpoint } from './endpoint'
import type { ReadBlock } from './question'
import { bigintAt, textAt } from './values'

const EPOCH = 'getCurrentEpochNumber() view returns (uint256)'

/** Whether a network has a page with its values. */
export const hasReading = (network: string): network is keyof NetworkReadings =>
  network === 'celo' || network === 'celo-sepolia'

/** The epoch's number; undefined if the registry has no EpochManager, or the call fails. */
async function readEpoch(
  endpoint: Endpoint,
  registry: Registry,
  { network, number }: ReadBlock,
): Promise<number | undefined> {
  const address = registry.contracts.EpochManager?.[network]?.address
  if (!address) return undefined
  const calls = [{ address, signature: `function ${EPOCH}` }]
  const answer = await endpoint.ask({ kind: 'views', calls }, number)
  return answer.ok ? Number(bigintAt(answer.values)) : undefined
}

/**
 * Reads the values of a block.
 * @returns a reason if the node has no such block
 * @throws EndpointError if the node doesn't respond
 */
export async function readNetworkValues(
  endpoint: Endpoint,
  registry: Registry,
  block: ReadBlock,
): Promise<NetworkReading | string> {
  const header = await endpoint.ask({ kind: 'header' }, block.number)
  if (!header.ok) return header.why
  const { values } = header
  const producedAt = Number(bigintAt(values, 2))
  const jovian = readJovian(textAt(values, 1))
  const epoch = await readEpoch(endpoint, registry, block)
  return {
    block: Number(block.number),
    producedAt,
    gasUsed: Number(bigintAt(values, 4)),
    gasLimit: Number(bigintAt(values, 0)),
    baseFee: Number(bigintAt(values, 5)),
    ...(jovian ? { minimumBaseFee: Number(jovian.minBaseFee) } : {}),
    ...(epoch === undefined ? {} : { epoch }),
    source: `${endpoint.name} (${epoch === undefined ? '' : 'EpochManager.getCurrentEpochNumber, '}eth_getBlockByNumber)`,
    checkedOn: new Date(producedAt * 1000).toISOString().slice(0, 10),
  }
}

/** The file of readings with a new one for a network. */
export function setNetworkReading(
  text: string,
  network: keyof NetworkReadings,
  reading: NetworkReading,
): string {
  const readings = JSON.parse(text) as NetworkReadings
  return `${JSON.stringify({ ...readings, [network]: reading }, null, 2)}\n`
}
