import { askResult, callWords, toQuantity, type Asker } from '../Panel/eth-call'

/** Values of a block. Prices are in wei. */
export interface BlockValues {
  readonly block: bigint
  /** When the block was produced, in seconds since 1970. */
  readonly producedAt: bigint
  readonly gasUsed: bigint
  readonly gasLimit: bigint
  readonly baseFee: bigint
  /** Missing before Jovian, when blocks didn't contain it. */
  readonly minimumBaseFee: bigint | undefined
  /** Missing where there's no EpochManager, such as on a local chain. */
  readonly epoch: bigint | undefined
}

/** What a network's public endpoint reports at the moment. */
export interface Reading extends BlockValues {
  /** Median time of the requests, in ms. */
  readonly medianMs: number
  readonly requests: number
}

/** EpochManager's address, and the call of getCurrentEpochNumber(). */
export interface EpochCall {
  readonly to: string
  readonly data: string
}

/** Requests that are only timed, in addition to those that read something. */
const TIMED = 3

/** The middle of the sorted values; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2
}

/** A block's minimum base fee, which Jovian stores in the last 8 of 17 bytes of extra data. Source: /cel2/notices/jovian-upgrade. */
export const readMinimumBaseFee = (extraData: unknown): bigint | undefined =>
  typeof extraData === 'string' && /^0x[0-9a-f]{34}$/i.test(extraData)
    ? BigInt(`0x${extraData.slice(-16)}`)
    : undefined

/** Reads the network with one request at a time, because requests sent together would slow each other down. */
export async function readNetwork(asker: Asker, epochCall: EpochCall, now: () => number): Promise<Reading> {
  const times: number[] = []
  const time = async <T>(answer: () => Promise<T>): Promise<T> => {
    const started = now()
    const value = await answer()
    times.push(now() - started)
    return value
  }
  const block = (await time(() => askResult(asker, 'eth_getBlockByNumber', ['latest', false]))) as Record<
    string,
    unknown
  >
  const [epoch] = await time(() => callWords(asker, epochCall.to, epochCall.data))
  for (let count = 0; count < TIMED; count++) await time(() => askResult(asker, 'eth_blockNumber'))
  return {
    block: toQuantity(block.number),
    producedAt: toQuantity(block.timestamp),
    gasUsed: toQuantity(block.gasUsed),
    gasLimit: toQuantity(block.gasLimit),
    baseFee: toQuantity(block.baseFeePerGas),
    minimumBaseFee: readMinimumBaseFee(block.extraData),
    epoch,
    medianMs: median(times),
    requests: times.length,
  }
}
