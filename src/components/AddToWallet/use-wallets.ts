import { useEffect, useState } from 'react'
import { findWallets, type Wallet } from './find-wallets'

/** The wallets that have responded on this page; undefined before the first request. */
export function useWallets(): readonly Wallet[] | undefined {
  const [wallets, setWallets] = useState<readonly Wallet[]>()
  useEffect(() => findWallets(window, setWallets), [])
  return wallets
}
