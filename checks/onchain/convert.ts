const secondsIn: Readonly<Record<string, number>> = {
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86_400,
  week: 604_800,
}
const decimalsOf: Readonly<Record<string, number>> = { CELO: 18, ETH: 18, USDm: 18, gwei: 9, wei: 0, '': 0 }

/** An integer with a decimal point, without trailing zeros. In: 1500n and 3. Out: "1.5". */
export function shiftPoint(value: bigint, decimals: number): string {
  const digits = value.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const rest = decimals === 0 ? '' : digits.slice(-decimals).replace(/0+$/, '')
  return rest === '' ? whole : `${whole}.${rest}`
}

/** A contract's unit: seconds, a token's smallest unit, fractions of 10^24 (Celo's FixidityLib), or plain numbers. */
export type Scale = 'seconds' | 'wei' | 'fixidity' | 'count'

function convertSeconds(value: bigint, unit: string): string | undefined {
  const length = secondsIn[unit.replace(/s$/, '')]
  return length === undefined ? undefined : String(Number(value) / length)
}

/**
 * A contract's number converted to the unit of the fact's record.
 *
 * @param unit of the record, such as days, CELO or percent; empty for none
 * @returns the number as text, such as "7" or "0.05"
 * @throws Error if the unit doesn't belong to the scale
 */
export function convert(value: bigint, scale: Scale, unit = ''): string {
  const converted = {
    seconds: () => convertSeconds(value, unit === '' ? 'second' : unit),
    wei: () => (decimalsOf[unit] === undefined ? undefined : shiftPoint(value, decimalsOf[unit])),
    fixidity: () => shiftPoint(value, unit === 'percent' ? 22 : 24),
    count: () => String(value),
  }[scale]()
  if (converted !== undefined) return converted
  throw new Error(
    `checks/onchain/convert.ts: found the unit "${unit}" for a number of ${scale}; expected one that the file lists. Fix: add the unit, or correct the record's.`,
  )
}
