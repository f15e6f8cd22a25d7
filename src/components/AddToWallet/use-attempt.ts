import type { WalletNetwork } from '@site/model/facts/wallet-network'
import { useRef, useState } from 'react'
import { addNetwork, type Progress } from './add-network'
import type { Wallet } from './find-wallets'

export interface Attempt {
  wallet: Wallet
  progress: Progress
}

/**
 * The last attempt to add a network, and how to begin another. A wallet whose window was closed may never respond,
 * so a new attempt can begin at any time, and anything the previous one still reports is ignored.
 */
export function useAttempt(network: WalletNetwork) {
  const [attempt, setAttempt] = useState<Attempt>()
  const count = useRef(0)
  const begin = (wallet: Wallet) => {
    const own = ++count.current
    void addNetwork(network, wallet.provider, (progress) => {
      if (own === count.current) setAttempt({ wallet, progress })
    })
  }
  return { attempt, begin }
}
