/** A fee currency's price and costs, as FeeCurrencyDirectory stores them. */
export interface CurrencyPrice {
  /** CELO × numerator ÷ denominator is the amount in the currency, both with 18 decimals. */
  readonly numerator: bigint
  readonly denominator: bigint
  /** Gas that charging the currency costs in addition. */
  readonly intrinsicGas: bigint
}

/** A fee in units of 10⁻¹⁸. */
export interface Fee {
  readonly gas: bigint
  readonly amount: bigint
}

/** A fee in CELO. */
export const feeInCelo = (gas: bigint, gasPrice: bigint): Fee => ({ gas, amount: gas * gasPrice })

/**
 * A fee in a fee currency, the way nodes calculate it: the price of gas is converted first, rounded down. A
 * token with 6 decimals is then charged in whole millionths, rounded up. Source: /developer/fee-abstraction.
 */
export function feeInCurrency(gas: bigint, gasPrice: bigint, price: CurrencyPrice): Fee {
  const total = gas + price.intrinsicGas
  return { gas: total, amount: total * ((gasPrice * price.numerator) / price.denominator) }
}

/** What's charged of an amount with 18 decimals: a token with fewer is charged in whole units of its own, rounded up. */
export function roundUp(amount: bigint, decimals: number): bigint {
  const unit = 10n ** BigInt(18 - decimals)
  return ((amount + unit - 1n) / unit) * unit
}
