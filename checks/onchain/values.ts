import type { Value } from './question'

/** The value at a position of an answer, as a whole number. Throws when it's none: the signature is wrong. */
export function bigintAt(values: readonly Value[], at = 0): bigint {
  const value = values[at]
  if (typeof value === 'bigint' || typeof value === 'number') return BigInt(value)
  throw new Error(
    `found ${typeof value} at position ${at} of an answer; expected a number. Fix: correct the view's signature.`,
  )
}

/** The value at a position of an answer, as text. */
export const textAt = (values: readonly Value[], at = 0): string => String(values[at])

/** The list at a position of an answer, as texts. */
export function listAt(values: readonly Value[], at = 0): string[] {
  const value = values[at]
  return Array.isArray(value) ? value.map(String) : []
}
