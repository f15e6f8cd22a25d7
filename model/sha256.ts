import { createHash } from 'node:crypto'

/** @returns the hash of values in order, as 64 hexadecimal digits; JSON separates them */
export function sha256(...values: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex')
}
