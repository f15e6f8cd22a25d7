import type { WalletNetworkId } from '../../../model/facts/network-id'
import type { ValueKind } from '../../../model/live-sample/live-values'
import type { NamedNetwork } from '../Endpoint/named-network'
import type { decodeCall, encodeCall } from '../LiveSample/contract-codec'

/** One field of the form. A block may also be written as a tag, such as "latest". */
export interface Argument {
  readonly name: string
  readonly label: string
  readonly kind: ValueKind | 'block' | 'text' | 'endpoint' | 'bytes' | 'true or false'
  readonly isOptional?: true
  /** Whether its items are separated by commas. */
  readonly isList?: true
  /** How many bytes a fixed number of bytes has. */
  readonly size?: number
}

/** The field of every call in which readers can name an endpoint. */
export const ENDPOINT: Argument = {
  name: 'endpoint',
  label: 'Endpoint (empty for the public one)',
  kind: 'endpoint',
  isOptional: true,
}

/** The field for the address of a contract that only the reader knows. */
export const OWN_CONTRACT: Argument = { name: 'own-contract', label: 'Contract (address)', kind: 'address' }

/** The fields' values, by name; checked before they're used. A list's items are separated by commas. */
export type Texts = Readonly<Record<string, string>>

/** A call as it's sent. */
export interface Call {
  readonly method: string
  readonly params: readonly unknown[]
}

/** The endpoint as a word of a shell command. One that the reader named can contain what a shell would read. */
export const shellEndpoint = ({ network: { rpc, insteadOf } }: Target): string =>
  insteadOf ? `'${rpc}'` : rpc

/** The arguments of viem's `http`: none for the public endpoint, which viem knows. */
export const httpArguments = ({ network: { rpc, insteadOf } }: Target): string =>
  insteadOf ? `'${rpc}'` : ''

/** Where a call goes. */
export interface Target {
  readonly id: WalletNetworkId
  readonly network: NamedNetwork
  /** The network's name in `viem/chains`. */
  readonly chain: string
}

/** What's loaded with the first call: viem's encoding of contract calls. */
export interface Codec {
  readonly encodeCall: typeof encodeCall
  readonly decodeCall: typeof decodeCall
}

/** Something the form can call. */
export interface Callable {
  /** What the reader chooses. */
  readonly name: string
  readonly arguments: readonly Argument[]
  readonly makeCall: (texts: Texts, target: Target, codec: Codec) => Call
  /** What a result means, with its label; undefined if the result says it all. Throws if it can't be decoded. */
  readonly decode: (result: unknown, codec: Codec) => { label: string; text: string } | undefined
  /** The same call for other tools, by the tool's name. */
  readonly makeCode: (call: Call, texts: Texts, target: Target) => Readonly<Record<string, string>>
}

/** The one with a given name; the first for an unknown name. */
export const findCallable = (callables: readonly Callable[], name: string): Callable =>
  callables.find((one) => one.name === name) ?? callables[0]!
