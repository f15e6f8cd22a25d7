import { decimalText } from '../Panel/decimal-text'
import { feeInCelo, feeInCurrency, type CurrencyPrice } from './fee'

type Props = {
  gas: bigint
  /** In wei. */
  gasPrice: bigint
  symbol: string
  /** The rate of the token that pays; missing for CELO, and before it's read. */
  currency: CurrencyPrice | undefined
}

const DECIMALS = 18
const amountText = (amount: bigint) => decimalText(amount, DECIMALS, 4)
const count = (number: bigint) => number.toLocaleString('en-US')

/** Units of the currency per CELO. */
const rateText = ({ numerator, denominator }: CurrencyPrice) =>
  decimalText((numerator * 10n ** BigInt(DECIMALS)) / denominator, DECIMALS, 4)

/** The fee, with the formula filled in. */
export default function FeeResult({ gas, gasPrice, symbol, currency }: Props) {
  const price = `${decimalText(gasPrice, 9)} gwei`
  if (symbol === 'CELO')
    return (
      <p>
        <b>{amountText(feeInCelo(gas, gasPrice).amount)} CELO</b> = {count(gas)} gas × {price} ÷ 1,000,000,000
      </p>
    )
  if (!currency)
    return (
      <p>
        To calculate the fee in {symbol.replace('Every', 'every')}, get its current rate: it changes with the
        price of CELO.
      </p>
    )
  return (
    <p>
      <b>
        {amountText(feeInCurrency(gas, gasPrice, currency).amount)} {symbol}
      </b>{' '}
      = ({count(gas)} + {count(currency.intrinsicGas)} gas for {symbol}) × {price} ÷ 1,000,000,000 ×{' '}
      {rateText(currency)} {symbol} per CELO
    </p>
  )
}
