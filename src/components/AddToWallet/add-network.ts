import type { WalletNetwork } from '../../../model/facts/wallet-network'
import { askChainId, chainIdIn } from './ask-chain-id'
import type { WalletProvider } from './find-wallets'
import { classifyFailure, mayNotKnow, type Failure } from './wallet-failure'
import { addRequest, chainIdRequest, switchRequest } from './wallet-requests'

/** How far a wallet has come. */
export type Progress =
  | { step: 'asking the endpoint' }
  | { step: 'asking the wallet' }
  | { step: 'adding' }
  | { step: 'done'; added: boolean; selected: boolean }
  | { step: 'failed'; failure: Failure }

type Tell = (progress: Progress) => void

/** Why the endpoint must not go into a wallet; undefined if it answers with the chain id that it should. */
async function endpointFault({ rpc, chainId }: WalletNetwork): Promise<Failure | undefined> {
  const answer = await askChainId(rpc)
  if ('failure' in answer) return answer.failure
  return answer.chainId === chainId
    ? undefined
    : { kind: 'endpoint is of another chain', found: answer.chainId }
}

/** Selects the network, or adds it where the wallet does not know it. Out: whether it was added. */
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

/** EIP-3085 leaves it to the wallet whether a network that was added is selected too. One that does not say has not. */
const isSelected = ({ chainId }: WalletNetwork, wallet: WalletProvider): Promise<boolean> =>
  wallet.request(chainIdRequest).then(
    (answer) => chainIdIn(answer) === chainId,
    () => false,
  )

/**
 * Brings a network into a wallet: asks the endpoint for its chain id, then the wallet to select the network, then, where
 * it does not know it, to add it. Asks for no account.
 * @param tell gets each step; the last is "done" or "failed"
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
