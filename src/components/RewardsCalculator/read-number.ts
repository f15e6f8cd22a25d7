/** A field's content: a number, or what's wrong with it. */
export type Reading = { value: number } | { fault: 'empty' | 'not a number' | 'too small' | 'too large' }

/**
 * Reads a number as people type it: "10000", "10,000", "10 000" or "1.5". A comma groups digits, a point is decimal.
 * @param low smallest accepted number
 * @param high largest accepted number
 */
export function readNumber(text: string, low: number, high: number): Reading {
  const plain = text.trim().replace(/(?<=\d)[,\s_](?=\d{3}(?!\d))/g, '')
  if (plain === '') return { fault: 'empty' }
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain)) return { fault: 'not a number' }
  const value = Number(plain)
  if (value < low) return { fault: 'too small' }
  return value > high ? { fault: 'too large' } : { value }
}
