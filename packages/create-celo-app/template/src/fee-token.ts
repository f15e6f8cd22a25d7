import type { Address } from 'viem'
import { tokens } from './config'

/** The token that pays the network fee, or nothing for CELO. */
export type FeeToken = (typeof tokens)[number] | undefined

/** The symbol of what paid a fee, from the transaction's feeCurrency. */
export function getFeeSymbol(feeCurrency?: Address | null): string {
  if (!feeCurrency) return 'CELO'
  const found = tokens.find((token) => token.feeCurrency.toLowerCase() === feeCurrency.toLowerCase())
  return found?.symbol ?? feeCurrency
}
