import { isObject } from '../../../model/is-object'
import { toHex, type Hex } from 'viem'
import { baseFee } from './anvil'
import { cip64Type } from './cip64'
import type { ExecutedCip64 } from './execute-cip64'

type Json = Record<string, unknown>
/** Fields of a transaction as eth_getTransactionByHash gives them. */
function transactionFields({ transaction, effectiveGasPrice }: ExecutedCip64): Json {
  const { maxFeePerGas, maxPriorityFeePerGas, gas, feeCurrency, accessList, chainId, yParity, r, s } =
    transaction
  return {
    type: cip64Type,
    feeCurrency,
    accessList,
    chainId: toHex(chainId),
    gas: toHex(gas),
    gasPrice: toHex(effectiveGasPrice),
    maxFeePerGas: toHex(maxFeePerGas),
    maxPriorityFeePerGas: toHex(maxPriorityFeePerGas),
    yParity: toHex(yParity),
    v: toHex(yParity),
    r,
    s,
    transactionIndex: '0x0',
  }
}

function receiptFields({ transaction, gasUsed, effectiveGasPrice }: ExecutedCip64): Json {
  return {
    type: cip64Type,
    feeCurrency: transaction.feeCurrency,
    gasUsed: toHex(gasUsed),
    cumulativeGasUsed: toHex(gasUsed),
    effectiveGasPrice: toHex(effectiveGasPrice),
    baseFee: undefined,
    transactionIndex: '0x0',
  }
}

/** The block of a CIP-64 call was mined for free. A fee history has the base fees of several blocks. */
const withBaseFee = (found: unknown): Hex | Hex[] =>
  Array.isArray(found) ? found.map(() => toHex(baseFee)) : toHex(baseFee)

function present(value: unknown, done: readonly ExecutedCip64[]): unknown {
  if (Array.isArray(value)) return value.map((one) => present(one, done))
  if (!isObject(value)) return value
  const of = (hash: unknown) => done.find(({ transaction }) => transaction.hash === hash)
  const result = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, present(one, done)]))
  const asTransaction = 'input' in value && 'nonce' in value ? of(value.hash) : undefined
  const asReceipt = 'effectiveGasPrice' in value ? of(value.transactionHash) : undefined
  if (asTransaction) Object.assign(result, transactionFields(asTransaction))
  if (asReceipt) Object.assign(result, receiptFields(asReceipt))
  if ('baseFeePerGas' in value) result.baseFeePerGas = withBaseFee(value.baseFeePerGas)
  if (Array.isArray(result.transactions)) {
    const hidden = new Set<unknown>(done.flatMap((one) => one.hidden))
    result.transactions = result.transactions.filter((one) => !hidden.has(isObject(one) ? one.hash : one))
  }
  return result
}

/** A hash as a reader knows it, and the one anvil has for the same transaction. */
interface HashPair {
  ours: Hex
  anvils: Hex
}

const listHashes = (done: readonly ExecutedCip64[]): HashPair[] =>
  done.map(({ transaction, inner }) => ({ ours: transaction.hash, anvils: inner }))

const swap = (value: unknown, replacements: readonly (readonly [from: Hex, to: Hex])[]) =>
  JSON.parse(
    replacements.reduce((text, [from, to]) => text.replaceAll(from, to), JSON.stringify(value ?? null)),
  ) as unknown

/** @returns parameters of a request with the hashes that anvil knows */
export const towardsAnvil = (params: unknown, done: readonly ExecutedCip64[]): unknown =>
  swap(
    params,
    listHashes(done).map(({ ours, anvils }) => [ours, anvils]),
  )

/** @returns an answer of anvil as a Celo node would give it: hashes, transactions, receipts and blocks */
export const fromAnvil = (result: unknown, done: readonly ExecutedCip64[]): unknown =>
  present(
    swap(
      result,
      listHashes(done).map(({ ours, anvils }) => [anvils, ours]),
    ),
    done,
  )
