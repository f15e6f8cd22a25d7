import contracts from '@site/data/contracts.json'
import fees from '@site/data/parameters/fees.json'
import tokens from '@site/data/tokens.json'
import type { Tokens } from '@site/model/facts/schema/tokens'
import { walletNetwork } from '@site/model/facts/wallet-network'
import Island from '@theme/Island'
import styles from '../Panel/Panel.module.css'
import { toFunctionSelector } from 'viem'
import FeePanel from './FeePanel'

/** Fee currencies by symbol, with the address that FeeCurrencyDirectory lists. */
function listCurrencies(): Record<string, string> {
  const listed = Object.entries(tokens as Tokens).flatMap(([symbol, { celo: on }]): [string, string][] => {
    if (on?.feeCurrency === 'token') return [[symbol, on.token]]
    return on?.feeCurrency === 'adapter' ? [[symbol, on['fee-adapter']]] : []
  })
  return Object.fromEntries(listed)
}

/** Decimals of the fee currencies, by symbol. */
function listDecimals(): Record<string, number> {
  const all = tokens as Tokens
  return Object.fromEntries(
    Object.keys(listCurrencies()).flatMap((symbol) => {
      const decimals = all[symbol]?.celo?.decimals
      return decimals === undefined ? [] : [[symbol, decimals]]
    }),
  )
}

const actions = [
  [String(fees.intrinsicGas.value), 'Send CELO'],
  [String(fees.transferGasHolder.value), 'Send USDm to someone who holds USDm'],
  [String(fees.transferGasNew.value), "Send USDm to someone who doesn't hold USDm yet"],
  ['200000', 'Use an app, in a transaction that needs little gas'],
  ['500000', 'Use an app, in a transaction that needs more gas'],
] as const

/** Calculates a fee on Celo. Nothing is loaded until it's opened, and nothing is sent until the reader asks for it. */
export default function FeeCalculator() {
  const directory = {
    address: contracts.FeeCurrencyDirectory.celo.address,
    exchangeRate: toFunctionSelector('function getExchangeRate(address)'),
    currencyConfig: toFunctionSelector('function getCurrencyConfig(address)'),
  }
  const recorded = { price: String(fees.gasPriceSeptember.value), on: '24 September 2026' }
  return (
    <details data-fold="">
      <summary className="button">Calculate a fee</summary>
      <div className={styles.panel}>
        <p>The calculator needs JavaScript. Nothing is sent before you ask for the current price.</p>
        <Island
          name="FeePanel"
          component={FeePanel}
          props={{
            network: walletNetwork('celo'),
            directory,
            actions,
            recorded,
            currencies: listCurrencies(),
            decimals: listDecimals(),
          }}
          when="open"
        />
      </div>
    </details>
  )
}
