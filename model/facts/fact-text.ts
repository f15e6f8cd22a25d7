import type { Fact } from './schema/record'

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

const uncounted = new Set(['gas', 'gwei', 'wei', 'CELO', 'gas per second'])

/** A day as readers see it. In: 2025-03-26. Out: 26 March 2025. */
export function dayText(day: string): string {
  const [year, month, date] = day.split('-')
  return `${Number(date)} ${months[Number(month) - 1]} ${year}`
}

/** A day for a receipt. In: 2026-11-21. Out: 21 Nov 2026. */
export function shortDayText(day: string): string {
  const [year, month, date] = day.split('-')
  return `${Number(date)} ${months[Number(month) - 1]?.slice(0, 3)} ${year}`
}

export const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

const pickOne = (unit: string): string => {
  if (uncounted.has(unit)) return unit
  return unit.endsWith('ies') ? `${unit.slice(0, -3)}y` : unit.replace(/s$/, '')
}

function withUnit(value: number | string, unit: string): string {
  const number =
    typeof value === 'number' ? value.toLocaleString('en-US', { maximumFractionDigits: 20 }) : value
  if (unit === 'percent' || unit === '%') return `${number}%`
  return `${number} ${value === 1 ? pickOne(unit) : unit}`
}

/**
 * A fact as readers see it: `shown` if given, otherwise the value with its unit, or a date as "26 March 2025".
 * Digits aren't grouped in a number without a unit (a chain ID, a block).
 */
export function getFactText(fact: Fact): string {
  if (fact.shown) return fact.shown
  if (fact.unit) return withUnit(fact.value, fact.unit)
  return isDay(fact.value) ? dayText(fact.value) : String(fact.value)
}
