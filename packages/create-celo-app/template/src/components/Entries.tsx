import type { Address } from 'viem'
import { useReadContract } from 'wagmi'
import { chain, isMiniPay } from '../config'
import { guestbookAbi } from '../contract/guestbook'
import { formatTime, shortenAddress } from '../format'

/** The newest entries. Reading needs no wallet. */
export function Entries({ address }: { address: Address }) {
  const { data, error } = useReadContract({
    chainId: chain.id,
    address,
    abi: guestbookAbi,
    functionName: 'latest',
    args: [20n],
    query: { refetchInterval: 5_000 }, // milliseconds
  })

  return (
    <section aria-labelledby="entries">
      <h2 id="entries">Entries</h2>
      {data?.length === 0 && <p>Nobody has signed yet.</p>}
      <ol>
        {data?.map(({ signer, signedAt, text }, index) => (
          <li key={data.length - index}>
            <p>{text}</p>
            <small>
              {!isMiniPay && <code title={signer}>{shortenAddress(signer)}</code>} {formatTime(signedAt)}
            </small>
          </li>
        ))}
      </ol>
      {error && <p role="alert">Can't read the entries: {error.message.split('\n')[0]}</p>}
    </section>
  )
}
