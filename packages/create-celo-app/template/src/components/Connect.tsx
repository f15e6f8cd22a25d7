import { useEffect } from 'react'
import { useConnect, useConnectors } from 'wagmi'
import { isMiniPay } from '../config'
import { explainError } from '../explain-error'

/** One button for each wallet. MiniPay has its wallet ready, so there the page connects by itself. */
export function Connect() {
  const connectors = useConnectors()
  const { mutate: connect, error, isPending } = useConnect()
  const [first] = connectors

  useEffect(() => {
    if (isMiniPay && first) connect({ connector: first })
  }, [connect, first])

  return (
    <section aria-label="Wallet">
      {isMiniPay ? (
        <p>Connecting…</p>
      ) : (
        connectors.map((connector) => (
          <button key={connector.uid} disabled={isPending} onClick={() => connect({ connector })}>
            Connect {connector.name === 'Injected' ? 'wallet' : connector.name}
          </button>
        ))
      )}
      {error && <p role="alert">{explainError(error)}</p>}
    </section>
  )
}
