import { useEffect, useState } from 'react'
import { findWallets, type Wallet } from './find-wallets'

/** The wallets that have answered on this page; undefined until they were asked. */
export function useWallets(): readonly Wallet[] | undefined {
  const [wallets, setWallets] = useState<readonly Wallet[]>()
  useEffect(() => findWallets(window, setWallets), [])
  return wallets
}
