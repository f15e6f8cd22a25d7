import { encodeFunctionData, parseAbi, toHex, zeroAddress, type Address, type Hex } from 'viem'
import { baseFee } from './anvil'
import type { Cip64 } from './cip64'
import { balanceIn, feeCurrencyAt, type FeeCurrency } from './fee-currency'
import { call, callInOrder, RpcError } from './rpc'

const chargeAbi = parseAbi([
  'function debitGasFees(address from, uint256 value)',
  'function creditGasFees(address[] recipients, uint256[] amounts)',
])
/** Receives base fee and tip, where the network has its fee handler and sequencer. */
const collector: Address = '0x00000000000000000000000000000000000000fe'

/** What the chain made of a CIP-64 transaction. Prices are in the fee currency. */
export interface ExecutedCip64 {
  transaction: Cip64
  /** hash under which anvil knows the inner call */
  inner: Hex
  /** anvil's hashes of charging the fee, which a node would not list */
  hidden: Hex[]
  gasUsed: bigint
  effectiveGasPrice: bigint
}

/** A local chain that takes transactions with a fee currency. */
export interface Chain {
  /** anvil */
  url: string
  /** address of FeeCurrencyDirectory */
  directory: Address
  chainId: number
}

async function refuse({ url, chainId }: Chain, transaction: Cip64, currency: FeeCurrency): Promise<void> {
  const { sender, nonce, gas, maxFeePerGas } = transaction
  if (transaction.chainId !== BigInt(chainId)) throw new RpcError(-32000, 'invalid chain id for signer')
  const expected = BigInt((await call(url, 'eth_getTransactionCount', [sender, 'latest'])) as Hex)
  if (nonce !== expected) {
    throw new RpcError(
      -32000,
      `nonce too ${nonce < expected ? 'low' : 'high'}: next nonce ${expected}, tx nonce ${nonce}`,
    )
  }
  const floor = currency.fromCelo(baseFee)
  if (maxFeePerGas < floor)
    throw new RpcError(-32000, `fee cap (${maxFeePerGas}) below base fee floor (${floor})`)
  const required = gas * maxFeePerGas
  const available = await balanceIn(url, currency.address, sender)
  if (available < required) {
    throw new RpcError(
      -32000,
      `insufficient fee-currency balance: required ${required}, available ${available}`,
    )
  }
  const least = 21_000n + currency.intrinsicGas
  if (gas < least)
    throw new RpcError(-32000, `intrinsic gas too low: gas limit ${gas} below required ${least}`)
}

/** Mines calls that cost no CELO in one block. @returns anvil's hashes */
async function mineFree(url: string, calls: readonly Record<string, unknown>[]): Promise<Hex[]> {
  const senders = [...new Set(calls.map(({ from }) => from))]
  const answers = await callInOrder(url, [
    ...senders.map((from) => ['anvil_impersonateAccount', from] as const),
    ['evm_setAutomine', false],
    ['anvil_setNextBlockBaseFeePerGas', '0x0'],
    ...calls.map((one) => ['eth_sendTransaction', { ...one, gasPrice: '0x0' }] as const),
    ['evm_mine'],
    ['evm_setAutomine', true],
    ...senders.map((from) => ['anvil_stopImpersonatingAccount', from] as const),
  ])
  return answers.slice(senders.length + 2, senders.length + 2 + calls.length) as Hex[]
}

async function makeReceipt(url: string, hash: Hex): Promise<{ gasUsed: bigint; succeeded: boolean }> {
  const receipt = (await call(url, 'eth_getTransactionReceipt', [hash])) as { gasUsed: Hex; status: Hex }
  return { gasUsed: BigInt(receipt.gasUsed), succeeded: receipt.status === '0x1' }
}

function innerCall(
  { sender, nonce, gas, to, value, data }: Cip64,
  intrinsicGas: bigint,
): Record<string, unknown> {
  const call = {
    from: sender,
    nonce: toHex(nonce),
    gas: toHex(gas - intrinsicGas),
    value: toHex(value),
    data,
  }
  return to ? { ...call, to } : call
}

/**
 * Does what the protocol would: charges `gas × maxFeePerGas` of the fee currency, makes the call, gives the rest back.
 *
 * @throws RpcError as a node refuses: not registered, nonce, fee cap, balance, gas
 */
export async function executeCip64(chain: Chain, transaction: Cip64): Promise<ExecutedCip64> {
  const { url } = chain
  const currency = await feeCurrencyAt(url, chain.directory, transaction.feeCurrency)
  await refuse(chain, transaction, currency)
  const { sender, gas, maxFeePerGas, maxPriorityFeePerGas } = transaction
  const charge = (functionName: 'debitGasFees' | 'creditGasFees', args: readonly unknown[]) => ({
    from: zeroAddress,
    to: currency.address,
    gas: toHex(500_000n),
    data: encodeFunctionData({ abi: chargeAbi, functionName, args } as never), // one call for two signatures
  })
  const reserved = gas * maxFeePerGas
  const [debit, inner] = await mineFree(url, [
    charge('debitGasFees', [sender, reserved]),
    innerCall(transaction, currency.intrinsicGas),
  ])
  if (!debit || !inner) throw new Error('anvil did not take the debit and the call')
  const executed = await makeReceipt(url, inner)
  const gasUsed = executed.gasUsed + currency.intrinsicGas
  const wanted = currency.fromCelo(baseFee) + maxPriorityFeePerGas
  const effectiveGasPrice = wanted < maxFeePerGas ? wanted : maxFeePerGas
  const fee = gasUsed * effectiveGasPrice
  const [credit] = await mineFree(url, [
    charge('creditGasFees', [
      [sender, collector],
      [reserved - fee, fee],
    ]),
  ])
  for (const hash of [debit, credit]) {
    if (!hash || !(await makeReceipt(url, hash)).succeeded)
      throw new Error('the double refused to charge the fee')
  }
  return { transaction, inner, hidden: [debit, credit as Hex], gasUsed, effectiveGasPrice }
}
