import { useState } from 'react'
import { useConnection } from 'wagmi'
import { Connect } from './components/Connect'
import { Entries } from './components/Entries'
import { FeeCurrency } from './components/FeeCurrency'
import { Sign } from './components/Sign'
import { Wallet } from './components/Wallet'
import { chain, guestbookAddress, isMiniPay } from './config'
import type { FeeToken } from './fee-token'

export function App() {
  const { address } = useConnection()
  const [feeToken, setFeeToken] = useState<FeeToken>()

  return (
    <main>
      <header>
        <h1>Guestbook</h1>
        <span className="network">{chain.name}</span>
      </header>
      {!guestbookAddress && (
        <p role="alert">The contract isn't deployed on this network yet. Run the deployment script first.</p>
      )}
      {address ? <Wallet address={address} /> : <Connect />}
      {address && guestbookAddress && (
        <section aria-labelledby="sign">
          <h2 id="sign">Sign the guestbook</h2>
          <Sign address={guestbookAddress} feeToken={feeToken}>
            {!isMiniPay && <FeeCurrency value={feeToken} onChange={setFeeToken} />}
          </Sign>
        </section>
      )}
      {guestbookAddress && <Entries address={guestbookAddress} />}
    </main>
  )
}
