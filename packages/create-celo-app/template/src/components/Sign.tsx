import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Address, Hash } from 'viem'
import { explainError } from '../explain-error'
import type { FeeToken } from '../fee-token'
import { signGuestbook } from '../sign-guestbook'
import { Status } from './Status'

interface Props {
  readonly address: Address
  readonly feeToken: FeeToken
  readonly children: ReactNode
}

/** The form that calls the contract. */
export function Sign({ address, feeToken, children }: Props) {
  const queryClient = useQueryClient()
  const [text, setText] = useState('')
  const [sent, setSent] = useState<Hash>()
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => signGuestbook({ address, text, feeToken, onSent: setSent }),
    onMutate: () => setSent(undefined),
    onSuccess: () => {
      setText('')
      return queryClient.invalidateQueries() // reads entries and balances again
    },
  })

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        mutate()
      }}
    >
      <label>
        Your message
        <textarea rows={2} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <div className="row">
        {children}
        <button disabled={isPending}>Sign</button>
      </div>
      <div role="status">
        {isPending && <p>{sent ? 'Waiting for the network…' : 'Confirm in your wallet…'}</p>}
        {data && !isPending && <Status receipt={data} />}
      </div>
      {error && !isPending && <p role="alert">{explainError(error)}</p>}
    </form>
  )
}
