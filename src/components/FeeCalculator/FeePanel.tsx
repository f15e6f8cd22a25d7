import { useEffect, useState } from 'react'
import { parseUnits } from 'viem'
import type { WalletNetwork } from '../../../model/facts/wallet-network'
import { checkValue } from '../LiveSample/check-value'
import type { Notice } from '../LiveSample/outage-words'
import Choice from '../Panel/Choice'
import { decimalText } from '../Panel/decimal-text'
import Fault from '../Panel/Fault'
import styles from '../Panel/Panel.module.css'
import TextField from '../Panel/TextField'
import { useRequest } from '../Panel/use-request'
import FeeResult from './FeeResult'
import { readPrices, type Directory, type Prices } from './read-price'

export interface FeePanelProps {
  network: WalletNetwork
  directory: Directory
  /** What people do, with the gas it uses. */
  actions: readonly (readonly [gas: string, label: string])[]
  /** The recorded price of gas, in gwei, and its day as readers see it. */
  recorded: { readonly price: string; readonly on: string }
  /** Symbols of the fee currencies, with their addresses in the directory. */
  currencies: Readonly<Record<string, string>>
}

/** Prices with the currency that they were read for. */
type Read = { readonly symbol: string; readonly prices: Prices }

const CELO = 'CELO'

function readGas(text: string): bigint | Notice {
  const checked = checkValue({ label: 'Gas', kind: 'whole number', text }, () => true)
  return 'fault' in checked ? checked.fault : BigInt(checked.value)
}

function readGwei(text: string): bigint | Notice {
  const checked = checkValue({ label: 'Price of gas', kind: 'amount', text }, () => true)
  return 'fault' in checked ? checked.fault : parseUnits(String(checked.value), 9)
}

/** Calculates a fee from values that can be changed. The network is asked only when the reader clicks the button. */
export default function FeePanel({ network, directory, actions, recorded, currencies }: FeePanelProps) {
  const [isStarted, setStarted] = useState(false)
  useEffect(() => setStarted(true), [])
  const [gasText, setGas] = useState(actions[0]![0])
  const [priceText, setPrice] = useState(recorded.price)
  const [symbol, setSymbol] = useState(CELO)
  const { state, ask } = useRequest<Read>()
  if (!isStarted) return null
  const host = new URL(network.rpc).host
  const read = () =>
    void ask(network, async (connection) => {
      const prices = await readPrices(connection, directory, currencies[symbol])
      setPrice(decimalText(prices.gasPrice, 9).replaceAll(',', ''))
      return { symbol, prices }
    })
  const gas = readGas(gasText)
  const gasPrice = readGwei(priceText)
  const found = state?.step === 'answered' && state.answer.symbol === symbol ? state.answer : undefined
  return (
    <>
      <div className={styles.form}>
        <Choice
          label="What you do"
          value={actions.some(([value]) => value === gasText) ? gasText : ''}
          names={[...actions, ['', 'Something else']]}
          onChange={setGas}
        />
        <TextField
          name="gas"
          label="Gas"
          text={gasText}
          inputMode="decimal"
          isInvalid={typeof gas !== 'bigint'}
          onChange={setGas}
        />
        <TextField
          name="gas-price"
          label={`Price of gas in gwei (${recorded.price} on ${recorded.on})`}
          text={priceText}
          inputMode="decimal"
          isInvalid={typeof gasPrice !== 'bigint'}
          onChange={setPrice}
        />
        <Choice
          label="Token that pays the fee"
          value={symbol}
          names={[CELO, ...Object.keys(currencies)].map((name) => [name, name] as const)}
          onChange={setSymbol}
        />
        <button type="button" className={`button ${styles.action}`} onClick={read}>
          {symbol === CELO ? 'Get the current price' : 'Get the current price and rate'}
        </button>
      </div>
      <div className={styles.results}>
        <div role="status">
          {state?.step === 'waiting' && <p>Waiting for {host}…</p>}
          {state?.step === 'failed' && <Fault {...state.notice} />}
          {found && <p>Read from {host}.</p>}
          {typeof gas !== 'bigint' && <Fault {...gas} />}
          {typeof gasPrice !== 'bigint' && <Fault {...gasPrice} />}
        </div>
        {typeof gas === 'bigint' && typeof gasPrice === 'bigint' && (
          <FeeResult gas={gas} gasPrice={gasPrice} symbol={symbol} currency={found?.prices.currency} />
        )}
      </div>
    </>
  )
}
