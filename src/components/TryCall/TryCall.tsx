import tokens from '@site/data/tokens.json'
import { walletNetwork } from '@site/model/facts/wallet-network'
import Island from '@theme/Island'
import CallPanel from './CallPanel'

/** CELO's token contract, which has this address on both networks: an account that always exists. */
const account = tokens.CELO.celo.token

/** A form for JSON-RPC calls that read. Nothing is loaded until it's opened, and nothing is sent until Send. */
export default function TryCall() {
  return (
    <details>
      <summary className="button">Try a call</summary>
      <div>
        <p>The form needs JavaScript. Nothing is sent before you click Send.</p>
        <Island
          name="CallPanel"
          component={CallPanel}
          props={{
            first: { account, recipient: account, feeCurrency: '', block: 'latest' },
            networks: { celo: walletNetwork('celo'), 'celo-sepolia': walletNetwork('celo-sepolia') },
          }}
          when="open"
        />
      </div>
    </details>
  )
}
