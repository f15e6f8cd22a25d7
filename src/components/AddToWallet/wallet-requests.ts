import { hexChainId, type WalletNetwork } from '../../../model/facts/wallet-network'

/** Asks a wallet to select a network that it knows (EIP-3326). */
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

/** Asks a wallet which network is selected, or an endpoint to which it belongs. */
export const chainIdRequest = { method: 'eth_chainId', params: [] } as const
