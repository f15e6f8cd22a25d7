import tokens from '@site/data/tokens.json'
import type { CallableContract } from '@site/model/contract-reference/callable-functions'
import { walletNetwork } from '@site/model/facts/wallet-network'
import Island from '@theme/Island'
import styles from '../Panel/Panel.module.css'
import CallPanel from './CallPanel'

/** CELO's token contract, which has this address on both networks: an account that always exists. */
const account = tokens.CELO.celo.token

/** The initial values of the methods' other fields; the data calls `totalSupply()`. */
const firstOfMethods = { feeCurrency: '', block: 'latest', blocks: '4', data: '0x18160ddd', hash: '' }

/** The initial value of each field of a contract's functions. */
function firstValues({ functions }: CallableContract): Record<string, string> {
  const values = {
    address: account,
    bytes: '',
    'true or false': 'true',
    'whole number': '0',
    text: 'Election',
  }
  return Object.fromEntries(
    functions.flatMap(({ arguments: fields }) => fields.map(({ name, kind }) => [name, values[kind]])),
  )
}

type Props = {
  /** The contract's functions as JSON; by default, the form has JSON-RPC methods. */
  contract?: string
}

/** A form for calls that read. Nothing is loaded until it's opened, and nothing is sent until Send. */
export default function TryCall({ contract: text }: Props) {
  const contract = text === undefined ? undefined : (JSON.parse(text) as CallableContract)
  const first = contract
    ? firstValues(contract)
    : { ...firstOfMethods, account, recipient: account, contract: account }
  const networks = { celo: walletNetwork('celo'), 'celo-sepolia': walletNetwork('celo-sepolia') }
  return (
    <details data-fold="">
      <summary className="button">{contract ? `Call ${contract.name}` : 'Try a call'}</summary>
      <div className={styles.panel}>
        <p>The form needs JavaScript. Nothing is sent before you click Send.</p>
        <Island
          name="CallPanel"
          component={CallPanel}
          props={{ first, networks, ...(contract && { contract }) }}
          when="open"
        />
      </div>
    </details>
  )
}
