import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react'
import { toNetworkId, type WalletNetworkId } from '../../../model/facts/network-id'
import type { WalletNetwork } from '../../../model/facts/wallet-network'
import type { CallableContract } from '../../../model/contract-reference/callable-functions'
import Choice from '../Panel/Choice'
import styles from '../Panel/Panel.module.css'
import TextField from '../Panel/TextField'
import { ENDPOINT, findCallable } from './callable'
import CallResult from './CallResult'
import { contractCalls } from './contract-calls'
import { rpcCalls } from './methods'
import { useCall } from './use-call'

export interface CallPanelProps {
  /** The fields' initial values, by name. */
  first: Readonly<Record<string, string>>
  networks: Readonly<Record<WalletNetworkId, WalletNetwork>>
  /** Whose functions to call; by default, the form has JSON-RPC methods. */
  contract?: CallableContract
}

/** The part of "Try a call" that runs in the browser: the form and the call's result. Empty until it runs. */
export default function CallPanel({ first, networks, contract }: CallPanelProps) {
  const [place, setPlace] = useState(0)
  const callables = useMemo(() => (contract ? contractCalls(contract, place) : rpcCalls), [contract, place])
  const [isStarted, setStarted] = useState(false)
  useEffect(() => setStarted(true), [])
  const [chosen, setNetwork] = useState<WalletNetworkId>('celo-sepolia')
  const [name, setName] = useState(callables[0]!.name)
  const [texts, setTexts] = useState(first)
  const { state, send } = useCall()
  const form = useRef<HTMLFormElement>(null)
  const invalid = state?.step === 'invalid' ? state : undefined
  useEffect(() => {
    if (!invalid) return
    if (invalid.isSecret) setTexts((now) => ({ ...now, [invalid.name]: first[invalid.name] ?? '' }))
    form.current?.querySelector<HTMLInputElement>(`[name="${invalid.name}"]`)?.focus()
  }, [invalid, first])
  if (!isStarted) return null
  const places = contract?.deployments ?? []
  const ids = (Object.keys(networks) as WalletNetworkId[]).filter(
    (id) => places[place]?.addresses[id] ?? !places[place],
  )
  const network = ids.includes(chosen) ? chosen : ids[0]!
  const host = texts[ENDPOINT.name] ? 'your endpoint' : new URL(networks[network].rpc).host
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send({ callable: findCallable(callables, name), network, texts })
  }
  return (
    <>
      <form className={styles.form} ref={form} onSubmit={handleSubmit} noValidate>
        <Choice
          label="Network"
          value={network}
          names={ids.map((id) => [id, networks[id].name] as const)}
          onChange={(id) => setNetwork(toNetworkId(id))}
        />
        {places.length > 1 && (
          <Choice
            label="Contract"
            value={String(place)}
            names={places.map((each, index) => [String(index), each.name] as const)}
            onChange={(index) => setPlace(Number(index))}
          />
        )}
        <Choice
          label={contract ? 'Function' : 'Method'}
          value={name}
          names={callables.map((one) => [one.name, one.name] as const)}
          onChange={setName}
        />
        {[...findCallable(callables, name).arguments, ENDPOINT].map((argument) => (
          <TextField
            key={argument.name}
            name={argument.name}
            label={argument.label}
            text={texts[argument.name] ?? ''}
            isInvalid={invalid?.name === argument.name}
            onChange={(text) => setTexts({ ...texts, [argument.name]: text })}
          />
        ))}
        <button type="submit" className={`button button-main ${styles.action}`}>
          Send
        </button>
      </form>
      <CallResult state={state} host={host} />
    </>
  )
}
