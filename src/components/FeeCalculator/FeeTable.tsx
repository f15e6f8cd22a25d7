import { decimalText } from '../Panel/decimal-text'
import { feeInCelo, feeInCurrency, roundUp } from './fee'
import styles from './FeeTable.module.css'
import type { AllPrices } from './read-price'

type Props = {
  gas: bigint
  /** In wei. */
  gasPrice: bigint
  /** Decimals of the fee currencies, by symbol. */
  decimals: Readonly<Record<string, number>>
  prices: AllPrices
}

const CELO_DECIMALS = 18
const count = (number: bigint) => number.toLocaleString('en-US')

type Row = readonly [symbol: string, fee: string, rate: string, decimals: string, gas: string]

function listRows({ gas, gasPrice, decimals, prices }: Props): Row[] {
  const celo = decimalText(feeInCelo(gas, gasPrice).amount, CELO_DECIMALS, 4)
  const others = Object.entries(decimals).map(([symbol, own]): Row => {
    const price = prices.currencies[symbol]
    if (!price) return [symbol, '', 'No rate now', String(own), '']
    const fee = feeInCurrency(gas, gasPrice, price)
    const rate = (price.numerator * 10n ** 18n) / price.denominator
    const charged = roundUp(fee.amount, own)
    return [symbol, decimalText(charged, 18, 4), decimalText(rate, 18, 4), String(own), count(fee.gas)]
  })
  return [['CELO', celo, '1', String(CELO_DECIMALS), count(gas)], ...others]
}

const CAPTION = 'Fee in each token'

/** The fee in CELO and in each fee currency, with the formula for all of them. */
export default function FeeTable(props: Props) {
  return (
    <>
      <p>
        Fee = gas × {decimalText(props.gasPrice, 9)} gwei ÷ 1,000,000,000 × tokens per CELO. Charging a token
        takes more gas than charging CELO. A token with fewer than 18 decimals is charged in whole units of
        its own, rounded up.
      </p>
      <div className={`table ${styles.table}`} role="region" aria-label={CAPTION} tabIndex={0}>
        <table>
          <caption className="hidden">{CAPTION}</caption>
          <thead>
            <tr>
              {['Token', 'Fee', 'Tokens per CELO', 'Decimals', 'Gas'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {listRows(props).map(([symbol, ...cells]) => (
              <tr key={symbol}>
                <th scope="row">{symbol}</th>
                {cells.map((cell, index) => (
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
