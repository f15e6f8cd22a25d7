import { formatUnits } from 'viem'

/**
 * An amount of the smallest unit as a decimal number with grouped digits: 202500000000 with 9 decimals is "202.5".
 * @param digits significant digits after the decimal point that are shown; the rest is cut off
 */
export function decimalText(amount: bigint, decimals: number, digits = decimals): string {
  const [whole = '0', fraction = ''] = formatUnits(amount, decimals).split('.')
  const leadingZeros = /^0*/.exec(fraction)![0].length
  const shown = fraction.slice(0, whole === '0' ? leadingZeros + digits : digits).replace(/0+$/, '')
  const grouped = BigInt(whole).toLocaleString('en-US')
  return shown ? `${grouped}.${shown}` : grouped
}
