import type { Value } from './question'

/** The value at an index of a result, as an integer. Throws if it isn't one, because the signature is then wrong. */
export function bigintAt(values: readonly Value[], at = 0): bigint {
  const value = values[at]
  if (typeof value === 'bigint' || typeof value === 'number') return BigInt(value)
  throw new Error(
    `found ${typeof value} at position ${at} of an answer; expected a number. Fix: correct the view's signature.`,
  )
}

/** The value at an index of a result, as a string. */
export const textAt = (values: readonly Value[], at = 0): string => String(values[at])

/** The list at an index of a result, as strings. */
export function listAt(values: readonly Value[], at = 0): string[] {
  const value = values[at]
  return Array.isArray(value) ? value.map(String) : []
}
