import {
  askResult,
  callWords,
  encodeAddresses,
  toQuantity,
  UnreadableAnswer,
  type Asker,
} from '../Panel/eth-call'
import type { CurrencyPrice } from './fee'

/** Where fee currencies are listed, and the selectors of the two functions that are called. */
export interface Directory {
  readonly address: string
  readonly exchangeRate: string
  readonly currencyConfig: string
}

/** The network's prices at the moment. */
export interface Prices {
  /** What the endpoint suggests per unit of gas, in wei. */
  readonly gasPrice: bigint
  /** Missing for CELO. */
  readonly currency: CurrencyPrice | undefined
}

async function readCurrency(asker: Asker, directory: Directory, currency: string): Promise<CurrencyPrice> {
  const call = (selector: string) =>
    callWords(asker, directory.address, encodeAddresses(selector, [currency]))
  const [numerator, denominator] = await call(directory.exchangeRate)
  const [, intrinsicGas] = await call(directory.currencyConfig)
  if (numerator && denominator && intrinsicGas !== undefined) return { numerator, denominator, intrinsicGas }
  throw new UnreadableAnswer(`FeeCurrencyDirectory has no rate for ${currency}.`)
}

/**
 * Reads the price of gas and a currency's rate.
 * @param currency the address in FeeCurrencyDirectory, which is the adapter's for a token that has one; missing for CELO
 */
export async function readPrices(
  asker: Asker,
  directory: Directory,
  currency: string | undefined,
): Promise<Prices> {
  const gasPrice = toQuantity(await askResult(asker, 'eth_gasPrice'))
  return { gasPrice, currency: currency ? await readCurrency(asker, directory, currency) : undefined }
}
