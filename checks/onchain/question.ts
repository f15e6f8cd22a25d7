import type { NetworkId } from '../../model/facts/schema/record'

/** What comparisons are about, in the order of the report. */
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

/** What a node is asked. */
export type Ask =
  | { kind: 'chain id' }
  | { kind: 'code'; address: string }
  /** The address in the implementation slot of EIP-1967, and the size of the code there. */
  | { kind: 'implementation'; address: string }
  | { kind: 'views'; calls: readonly ViewCall[] }
  /** Gas limit and extra data of the block, its time, and the time of the block `span` before it. */
  | { kind: 'header' }

export type Value = string | bigint | number | boolean | readonly Value[]

/** What the node answered: values in the order of the request, or why there are none, such as a revert. */
export type Answer = { ok: true; values: readonly Value[] } | { ok: false; why: string }

/** Where a fact is recorded. */
export interface Place {
  /** Path of the fact, as chains.celo.chainId. */
  path: string
  file: string
  /** Keys in the file that lead to the record. */
  keys: readonly string[]
  /** Field of the record that a match confirms; nothing for a question about several records. */
  field?: string
}

/** One comparison of the registry with a chain. */
export interface Question {
  topic: Topic
  place: Place
  ask: Ask
  expected: string
  /** Puts the values of the answer in the form of `expected`. */
  read: (values: readonly Value[]) => string
  fix: string
}

/** A question with what the chain said. */
export interface Result {
  question: Question
  found: string
  same: boolean
  /** Code behind a proxy, if that was the question. */
  implementation?: string
}

/** The block that every question was asked about. */
export interface ReadBlock {
  network: NetworkId
  number: bigint
  /** Seconds since 1970. */
  timestamp: number
}
