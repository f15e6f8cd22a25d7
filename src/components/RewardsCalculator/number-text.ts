const format = (digits: number) => new Intl.NumberFormat('en-US', { maximumSignificantDigits: digits })
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const few = format(4)

/** An amount as readers see it: two decimals, or four significant digits if two decimals would hide it. */
export function numberText(value: number): string {
  return Math.abs(value) >= 100 || value === 0 ? whole.format(value) : few.format(value)
}

/** A fraction as a percentage. */
export function percentText(fraction: number): string {
  return `${few.format(fraction * 100)}%`
}
