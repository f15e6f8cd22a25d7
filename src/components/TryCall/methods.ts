import type { ValueKind } from '../../../model/live-sample/live-values'

/** One field of the form. A block may also be written as a tag, such as "latest". */
export interface Argument {
  readonly name: string
  readonly label: string
  readonly kind: ValueKind | 'block'
  readonly isOptional?: true
}

/** The fields' values, by name; checked before they're used. */
export type Texts = Readonly<Record<string, string>>

interface Method {
  readonly name: string
  readonly arguments: readonly Argument[]
  /** The parameters in JSON-RPC's form. A field that's left empty is missing from the values. */
  readonly makeParams: (texts: Texts) => readonly unknown[]
  /** The unit of a quantity in the result. */
  readonly unit?: string
}

const account: Argument = { name: 'account', label: 'Account', kind: 'address' }
const recipient: Argument = { name: 'recipient', label: 'Recipient', kind: 'address' }
const feeCurrency: Argument = {
  name: 'feeCurrency',
  label: 'Fee currency (empty for CELO)',
  kind: 'address',
  isOptional: true,
}
const block: Argument = { name: 'block', label: 'Block (number or tag)', kind: 'block' }

export const BLOCK_TAGS: readonly string[] = ['latest', 'safe', 'finalized', 'earliest']

const toBlock = (text = '') => (BLOCK_TAGS.includes(text) ? text : `0x${BigInt(text).toString(16)}`)
const only = (text: string | undefined) => (text ? [text] : [])

/**
 * The calls that the form offers. None accepts a hash, because 32 bytes in hex could also be a private key, and the
 * form rejects those.
 */
export const methods: readonly Method[] = [
  {
    name: 'eth_gasPrice',
    arguments: [feeCurrency],
    makeParams: (texts) => only(texts.feeCurrency),
    unit: 'of 10¹⁸ per unit of gas',
  },
  {
    name: 'eth_maxPriorityFeePerGas',
    arguments: [feeCurrency],
    makeParams: (texts) => only(texts.feeCurrency),
    unit: 'of 10¹⁸ per unit of gas',
  },
  {
    name: 'eth_estimateGas',
    arguments: [account, recipient, feeCurrency],
    makeParams: ({ account: from, recipient: to, feeCurrency: currency }) => [
      { from, to, ...(currency ? { feeCurrency: currency } : {}) },
    ],
    unit: 'units of gas',
  },
  {
    name: 'eth_getBalance',
    arguments: [account, block],
    makeParams: (texts) => [texts.account, toBlock(texts.block)],
    unit: 'wei of CELO',
  },
  {
    name: 'eth_getTransactionCount',
    arguments: [account, block],
    makeParams: (texts) => [texts.account, toBlock(texts.block)],
    unit: 'transactions sent',
  },
  {
    name: 'eth_getBlockByNumber',
    arguments: [block],
    makeParams: (texts) => [toBlock(texts.block), false],
  },
  { name: 'eth_blockNumber', arguments: [], makeParams: () => [] },
  { name: 'eth_chainId', arguments: [], makeParams: () => [] },
]

/** The method with a given name; the first one for an unknown name. */
export const getMethod = (name: string): Method => methods.find((one) => one.name === name) ?? methods[0]!

/** A quantity in decimal with its unit; undefined for results that aren't just a quantity. */
export function decodeResult({ unit }: Pick<Method, 'unit'>, result: unknown): string | undefined {
  if (typeof result !== 'string' || !/^0x[0-9a-f]{1,64}$/i.test(result)) return undefined
  return [BigInt(result).toLocaleString('en-US'), unit].filter(Boolean).join(' ')
}
