import type { Address, Hash } from 'viem'
import { getTransaction, simulateContract, waitForTransactionReceipt, writeContract } from 'wagmi/actions'
import { chain, config } from './config'
import { guestbookAbi } from './contract/guestbook'
import { type FeeToken, getFeeSymbol } from './fee-token'

export interface Signature {
  readonly address: Address
  readonly text: string
  readonly feeToken: FeeToken
  /** Called once the wallet has sent the transaction. */
  readonly onSent: (hash: Hash) => void
}

export interface Receipt {
  readonly hash: Hash
  /** What the network charged, with 18 decimals in every fee currency. */
  readonly fee: bigint
  /** The token that paid. A wallet can choose another one than the page asked for. */
  readonly feeSymbol: string
}

/**
 * Signs the guestbook, and waits until the entry is on the chain.
 * @throws before the wallet asks anything, if the contract would reject the text
 */
export async function signGuestbook({ address, text, feeToken, onSent }: Signature): Promise<Receipt> {
  const call = { address, abi: guestbookAbi, functionName: 'sign', args: [text], chainId: chain.id } as const
  await simulateContract(config, call)
  const hash = await writeContract(config, { ...call, feeCurrency: feeToken?.feeCurrency })
  onSent(hash)
  const { gasUsed, effectiveGasPrice } = await waitForTransactionReceipt(config, { hash })
  const { feeCurrency } = await getTransaction(config, { hash })
  return { hash, fee: gasUsed * effectiveGasPrice, feeSymbol: getFeeSymbol(feeCurrency) }
}
