import { hexChainId, type WalletNetwork } from '../../../model/facts/wallet-network'

/** Asks a wallet to select a network that it already has (EIP-3326). */
export const switchRequest = ({ chainId }: WalletNetwork) => ({
  method: 'wallet_switchEthereumChain',
  params: [{ chainId: hexChainId(chainId) }],
})

/** Asks a wallet to add a network (EIP-3085). */
export const addRequest = ({ name, chainId, rpc, currency, explorer }: WalletNetwork) => ({
  method: 'wallet_addEthereumChain',
  params: [
    {
      chainId: hexChainId(chainId),
      chainName: name,
      rpcUrls: [rpc],
      nativeCurrency: currency,
      blockExplorerUrls: [explorer],
    },
  ],
})

/** Reads which network a wallet has selected, or an endpoint belongs to. */
export const chainIdRequest = { method: 'eth_chainId', params: [] } as const
