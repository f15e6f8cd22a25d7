import { chain } from '../config'
import { formatUnits } from 'viem'
import type { Receipt } from '../sign-guestbook'

/** What happened, what it cost, and where to look it up. */
export function Status({ receipt: { hash, fee, feeSymbol } }: { receipt: Receipt }) {
  const explorer = chain.blockExplorers?.default
  return (
    <p className="done">
      Signed. The network fee was {Number(formatUnits(fee, 18)).toPrecision(2)} {feeSymbol}.{' '}
      {explorer && <a href={`${explorer.url}/tx/${hash}`}>Show it on {explorer.name}</a>}
    </p>
  )
}
