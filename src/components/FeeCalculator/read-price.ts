import {
  askResult,
  callWords,
  encodeAddresses,
  RejectedCall,
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

/** A currency's rate, or undefined if it has none at the moment. */
async function tryCurrency(asker: Asker, directory: Directory, currency: string) {
  try {
    return await readCurrency(asker, directory, currency)
  } catch (error) {
    if (error instanceof RejectedCall || error instanceof UnreadableAnswer) return undefined
    throw error
  }
}

/** Prices in every fee currency, by symbol; a currency without a rate is missing. */
export interface AllPrices {
  readonly gasPrice: bigint
  readonly currencies: Readonly<Record<string, CurrencyPrice>>
}

/**
 * Reads the price of gas and each currency's rate, one after another, because the endpoint is shared.
 * @param currencies their addresses in FeeCurrencyDirectory, by symbol
 */
export async function readAllPrices(
  asker: Asker,
  directory: Directory,
  currencies: Readonly<Record<string, string>>,
): Promise<AllPrices> {
  const gasPrice = toQuantity(await askResult(asker, 'eth_gasPrice'))
  const found: Record<string, CurrencyPrice> = {}
  for (const [symbol, address] of Object.entries(currencies)) {
    const price = await tryCurrency(asker, directory, address)
    if (price) found[symbol] = price
  }
  return { gasPrice, currencies: found }
}
