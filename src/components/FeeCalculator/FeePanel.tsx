import { useEffect, useState } from 'react'
import { parseUnits } from 'viem'
import type { WalletNetwork } from '../../../model/facts/wallet-network'
import { checkValue, SECRET_FAULT } from '../LiveSample/check-value'
import type { Notice } from '../LiveSample/outage-words'
import Choice from '../Panel/Choice'
import { decimalText } from '../Panel/decimal-text'
import Fault from '../Panel/Fault'
import styles from '../Panel/Panel.module.css'
import TextField from '../Panel/TextField'
import { useRefusal } from '../Panel/use-refusal'
import { useRequest } from '../Panel/use-request'
import FeeResult from './FeeResult'
import FeeTable from './FeeTable'
import { readAllPrices, readPrices, type AllPrices, type Directory, type Prices } from './read-price'

export interface FeePanelProps {
  network: WalletNetwork
  directory: Directory
  /** What people do, with the gas it uses. */
  actions: readonly (readonly [gas: string, label: string])[]
  /** The recorded price of gas, in gwei, and its day as readers see it. */
  recorded: { readonly price: string; readonly on: string }
  /** Symbols of the fee currencies, with their addresses in the directory. */
  currencies: Readonly<Record<string, string>>
  /** Their decimals. */
  decimals: Readonly<Record<string, number>>
}

/** Prices with the currency that they were read for. */
type Read =
  | { readonly symbol: string; readonly prices: Prices }
  | { readonly symbol: typeof EVERY; readonly all: AllPrices }

const CELO = 'CELO'
const EVERY = 'Every token'

const BUTTONS: Readonly<Record<string, string>> = {
  [CELO]: 'Get the current price',
  [EVERY]: 'Get the current price and all rates',
}

function readGas(text: string): bigint | Notice {
  const checked = checkValue({ label: 'Gas', kind: 'whole number', text }, () => true)
  return 'fault' in checked ? checked.fault : BigInt(checked.value)
}

function readGwei(text: string): bigint | Notice {
  const checked = checkValue({ label: 'Price of gas', kind: 'amount', text }, () => true)
  return 'fault' in checked ? checked.fault : parseUnits(String(checked.value), 9)
}

type ResultProps = Pick<FeePanelProps, 'decimals'> & {
  gas: bigint
  gasPrice: bigint
  symbol: string
  found: Read | undefined
}

function Result({ gas, gasPrice, symbol, found, decimals }: ResultProps) {
  if (found && 'all' in found)
    return <FeeTable gas={gas} gasPrice={gasPrice} decimals={decimals} prices={found.all} />
  return <FeeResult gas={gas} gasPrice={gasPrice} symbol={symbol} currency={found?.prices.currency} />
}

/** Calculates a fee from values that can be changed. The network is asked only when the reader clicks the button. */
export default function FeePanel(props: FeePanelProps) {
  const { network, directory, actions, recorded, currencies, decimals } = props
  const [isStarted, setStarted] = useState(false)
  useEffect(() => setStarted(true), [])
  const [gasText, setGas] = useState(actions[0]![0])
  const [priceText, setPrice] = useState(recorded.price)
  const [symbol, setSymbol] = useState(CELO)
  const { state, ask } = useRequest<Read>()
  const { isRefused, take } = useRefusal()
  if (!isStarted) return null
  const host = new URL(network.rpc).host
  const read = () =>
    void ask(network, async (connection): Promise<Read> => {
      if (symbol === EVERY) {
        const all = await readAllPrices(connection, directory, currencies)
        setPrice(decimalText(all.gasPrice, 9).replaceAll(',', ''))
        return { symbol, all }
      }
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
          onChange={(text) => setGas(take(text, actions[0]![0]))}
        />
        <TextField
          name="gas-price"
          label={`Price of gas in gwei (${recorded.price} on ${recorded.on})`}
          text={priceText}
          inputMode="decimal"
          isInvalid={typeof gasPrice !== 'bigint'}
          onChange={(text) => setPrice(take(text, recorded.price))}
        />
        <Choice
          label="Token that pays the fee"
          value={symbol}
          names={[CELO, ...Object.keys(currencies), EVERY].map((name) => [name, name] as const)}
          onChange={setSymbol}
        />
        <button type="button" className={`button ${styles.action}`} onClick={read}>
          {BUTTONS[symbol] ?? 'Get the current price and rate'}
        </button>
      </div>
      <div className={styles.results}>
        <div role="status">
          {state?.step === 'waiting' && <p>Waiting for {host}…</p>}
          {state?.step === 'failed' && <Fault {...state.notice} />}
          {found && <p>Read from {host}.</p>}
          {isRefused && <Fault {...SECRET_FAULT} />}
          {typeof gas !== 'bigint' && <Fault {...gas} />}
          {typeof gasPrice !== 'bigint' && <Fault {...gasPrice} />}
        </div>
        {typeof gas === 'bigint' && typeof gasPrice === 'bigint' && (
          <Result gas={gas} gasPrice={gasPrice} symbol={symbol} found={found} decimals={decimals} />
        )}
      </div>
    </>
  )
}
