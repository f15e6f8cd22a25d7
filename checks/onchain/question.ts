import type { NetworkId } from '../../model/facts/schema/record'

/** Topics of comparisons, in the order of the report. */
export const topics = [
  'chain ID',
  'code',
  'registry entry',
  'implementation',
  'symbol',
  'decimals',
  'fee currency',
  'fee adapter',
  'description',
  'parameter',
] as const
export type Topic = (typeof topics)[number]

/** One call of a contract's view. `signature` is as Solidity writes it: "function minDeposit() view returns (uint256)". */
export interface ViewCall {
  address: string
  signature: string
  args?: readonly string[]
}

/** A request to a node. */
export type Ask =
  | { kind: 'chain id' }
  | { kind: 'code'; address: string }
  /** The address in the implementation slot of EIP-1967, and the size of the code there. */
  | { kind: 'implementation'; address: string }
  | { kind: 'views'; calls: readonly ViewCall[] }
  /** Gas limit and extra data of the block, its time, the time of the block `span` before it, gas used and base fee. */
  | { kind: 'header' }

export type Value = string | bigint | number | boolean | readonly Value[]

/** The node's result: values in the order of the request, or why there are none, such as a revert. */
export type Answer = { ok: true; values: readonly Value[] } | { ok: false; why: string }

/** Where a fact is recorded. */
export interface Place {
  /** Path of the fact, as chains.celo.chainId. */
  path: string
  file: string
  /** The record's path of keys in the file. */
  keys: readonly string[]
  /** Field in the record that a match confirms; undefined for a question about several records. */
  field?: string
}

/** One comparison of the registry with a chain. */
export interface Question {
  topic: Topic
  place: Place
  ask: Ask
  expected: string
  /** Converts the result's values to the format of `expected`. */
  read: (values: readonly Value[]) => string
  fix: string
}

/** A question with the chain's result. */
export interface Result {
  question: Question
  found: string
  same: boolean
  /** Code behind a proxy, if that was the question. */
  implementation?: string
}

/** The block used for every question. */
export interface ReadBlock {
  network: NetworkId
  number: bigint
  /** Seconds since 1970. */
  timestamp: number
}
