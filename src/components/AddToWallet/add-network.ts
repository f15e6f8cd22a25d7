import type { WalletNetwork } from '../../../model/facts/wallet-network'
import { askChainId, chainIdIn } from './ask-chain-id'
import type { WalletProvider } from './find-wallets'
import { classifyFailure, mayNotKnow, type Failure } from './wallet-failure'
import { addRequest, chainIdRequest, switchRequest } from './wallet-requests'

/** The step a wallet has reached. */
export type Progress =
  | { step: 'asking the endpoint' }
  | { step: 'asking the wallet' }
  | { step: 'adding' }
  | { step: 'done'; added: boolean; selected: boolean }
  | { step: 'failed'; failure: Failure }

type Tell = (progress: Progress) => void

/** Why the endpoint must not be added to a wallet; undefined if it returns the expected chain ID. */
async function endpointFault({ rpc, chainId }: WalletNetwork): Promise<Failure | undefined> {
  const answer = await askChainId(rpc)
  if ('failure' in answer) return answer.failure
  return answer.chainId === chainId
    ? undefined
    : { kind: 'endpoint is of another chain', found: answer.chainId }
}

/** Selects the network, or adds it if the wallet doesn't have it. Out: whether it was added. */
async function selectOrAdd(network: WalletNetwork, wallet: WalletProvider, tell: Tell): Promise<boolean> {
  tell({ step: 'asking the wallet' })
  try {
    await wallet.request(switchRequest(network))
    return false
  } catch (error) {
    if (!mayNotKnow(error)) throw error
  }
  tell({ step: 'adding' })
  await wallet.request(addRequest(network))
  return true
}

/** EIP-3085 lets the wallet decide whether to select a network it added. If it doesn't report that, it didn't. */
const isSelected = ({ chainId }: WalletNetwork, wallet: WalletProvider): Promise<boolean> =>
  wallet.request(chainIdRequest).then(
    (answer) => chainIdIn(answer) === chainId,
    () => false,
  )

/**
 * Adds a network to a wallet: reads the endpoint's chain ID, asks the wallet to select the network and, if the
 * wallet doesn't have it, to add it. Doesn't request an account.
 * @param tell called with each step; the last is "done" or "failed"
 */
export async function addNetwork(network: WalletNetwork, wallet: WalletProvider, tell: Tell): Promise<void> {
  tell({ step: 'asking the endpoint' })
  const fault = await endpointFault(network)
  if (fault) return tell({ step: 'failed', failure: fault })
  try {
    const added = await selectOrAdd(network, wallet, tell)
    tell({ step: 'done', added, selected: await isSelected(network, wallet) })
  } catch (error) {
    tell({ step: 'failed', failure: classifyFailure(error) })
  }
}
