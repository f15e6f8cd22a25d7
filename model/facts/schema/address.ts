import { keccak_256 } from '@noble/hashes/sha3'
import { z } from 'zod'

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/** Applies EIP-55 letter case to an address. In: 0x and 40 hex digits; out: the same digits. */
export function checksummed(address: string): string {
  const digits = address.slice(2).toLowerCase()
  const hash = hex(keccak_256(digits))
  const cased = [...digits].map((digit, i) =>
    parseInt(hash[i] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit,
  )
  return `0x${cased.join('')}`
}

export const addressSchema = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/, '0x and 40 hex digits')
  .superRefine((address, context) => {
    if (!/^0x[0-9a-fA-F]{40}$/.test(address) || checksummed(address) === address) return
    context.addIssue({ code: 'custom', message: `the EIP-55 form ${checksummed(address)}` })
  })
