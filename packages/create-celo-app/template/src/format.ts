import { type Address, formatUnits } from 'viem'

/** An amount with at most four digits after the point, rounded down: 1.2345. */
export function formatAmount(amount: bigint, decimals: number): string {
  const [whole = '0', fraction = ''] = formatUnits(amount, decimals).split('.')
  const shown = fraction.slice(0, 4).replace(/0+$/, '')
  const grouped = BigInt(whole).toLocaleString('en-US')
  return shown ? `${grouped}.${shown}` : grouped
}

/** The start and the end of an address: 0x7099…79C8. */
export const shortenAddress = (address: Address) => `${address.slice(0, 6)}…${address.slice(-4)}`

/** The time of a block in the reader's own language and time zone. */
export const formatTime = (seconds: bigint) =>
  new Date(Number(seconds) * 1000).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
