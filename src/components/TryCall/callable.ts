import type { WalletNetworkId } from '../../../model/facts/network-id'
import type { WalletNetwork } from '../../../model/facts/wallet-network'
import type { ValueKind } from '../../../model/live-sample/live-values'
import type { decodeCall, encodeCall } from '../LiveSample/contract-codec'

/** One field of the form. A block may also be written as a tag, such as "latest". */
export interface Argument {
  readonly name: string
  readonly label: string
  readonly kind: ValueKind | 'block' | 'text'
  readonly isOptional?: true
}

/** The fields' values, by name; checked before they're used. */
export type Texts = Readonly<Record<string, string>>

/** A call as it's sent. */
export interface Call {
  readonly method: string
  readonly params: readonly unknown[]
}

/** Where a call goes. */
export interface Target {
  readonly id: WalletNetworkId
  readonly network: WalletNetwork
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
