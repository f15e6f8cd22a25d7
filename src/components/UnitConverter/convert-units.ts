import { formatUnits, parseUnits } from 'viem'

/** A unit of a token: 1 of it is 10 to the power of `decimals` of the smallest unit. */
export interface Unit {
  readonly label: string
  readonly decimals: number
}

/** Units by what they measure. */
export const unitGroups = {
  celo: [
    { label: 'wei', decimals: 0 },
    { label: 'gwei', decimals: 9 },
    { label: 'CELO', decimals: 18 },
  ],
  eighteen: [
    { label: 'Smallest unit', decimals: 0 },
    { label: 'Token', decimals: 18 },
  ],
  six: [
    { label: 'Smallest unit', decimals: 0 },
    { label: 'Token', decimals: 6 },
  ],
} as const satisfies Record<string, readonly Unit[]>

export type UnitGroup = keyof typeof unitGroups

const decimalsRule = (decimals: number) =>
  decimals === 0 ? 'write a whole number, because nothing is smaller.' : `write at most ${decimals} decimals.`

/**
 * An amount in the smallest unit, or why the text isn't an amount of this unit. Accepts what celocli does: digits
 * with a period before decimals, grouped by commas or not, and an exponent such as 0.5e18. The smallest unit can also be in hex, as in JSON-RPC.
 */
export function readUnits(text: string, { label, decimals }: Unit): { amount: bigint } | { fault: string } {
  const plain = text.trim().replace(/(?<=\d)[,_](?=\d{3}(?!\d))/g, '')
  if (decimals === 0 && /^0x[0-9a-f]{1,64}$/i.test(plain)) return { amount: BigInt(plain) }
  const [, whole, fraction = '', exponent = '0'] = /^(\d{1,60})\.?(\d*)(?:e(\d{1,2}))?$/i.exec(plain) ?? []
  if (whole === undefined)
    return { fault: `${label}: “${text}” isn't an amount. Write digits, with a period before decimals.` }
  const places = decimals + Number(exponent)
  if (fraction.replace(/0+$/, '').length > places) return { fault: `${label}: ${decimalsRule(decimals)}` }
  return { amount: parseUnits(`${whole}.${fraction}`, places) }
}

/** An amount of the smallest unit, written in another unit. */
export const writeUnits = (amount: bigint, { decimals }: Unit): string => formatUnits(amount, decimals)
