import { translate } from '@docusaurus/Translate'
import type { WalletNetwork } from '@site/model/facts/wallet-network'
import { TIMEOUT_MS } from './ask-chain-id'
import type { EndpointFailure, Failure, WalletFailure } from './wallet-failure'

/** What went wrong at the endpoint. In that case, nothing has been sent to the wallet. */
function endpointWords(failure: EndpointFailure, { rpc, chainId }: WalletNetwork): string {
  const endpoint = new URL(rpc).host
  switch (failure.kind) {
    case 'endpoint does not answer':
      return translate(
        {
          id: 'wallet.endpoint.dead',
          message:
            "Couldn't reach {endpoint}. Check your connection and whether a browser extension blocks it, then try again. Your wallet wasn't contacted.",
        },
        { endpoint },
      )
    case 'endpoint is too slow':
      return translate(
        {
          id: 'wallet.endpoint.slow',
          message:
            "{endpoint} didn't respond within {seconds} seconds, so your wallet wasn't contacted. Try again in a minute.",
        },
        { endpoint, seconds: TIMEOUT_MS / 1000 },
      )
    case 'endpoint makes no sense':
      return translate(
        {
          id: 'wallet.endpoint.odd',
          message:
            "{endpoint} responded without a chain ID, so your wallet wasn't contacted. Try again in a minute.",
        },
        { endpoint },
      )
    case 'endpoint is of another chain':
      return translate(
        {
          id: 'wallet.endpoint.other',
          message:
            "Do not add this network: {endpoint} returned chain ID {found} instead of {chainId}. Your wallet wasn't contacted. Please report it at the bottom of this page.",
        },
        { endpoint, found: failure.found, chainId },
      )
  }
}

/** What the wallet's error means, and what to do about it. */
function walletWords(failure: WalletFailure, network: string, wallet: string): string {
  const values = { network, wallet }
  switch (failure.kind) {
    case 'rejected':
      return translate(
        {
          id: 'wallet.failed.rejected',
          message:
            'You rejected the request in {wallet} (code 4001). Nothing changed. Click the button to try again.',
        },
        values,
      )
    case 'a request is open':
      return translate(
        {
          id: 'wallet.failed.open',
          message:
            '{wallet} already has a request waiting for you (code -32002). Open {wallet}, approve or reject it, then click the button again.',
        },
        values,
      )
    case 'not allowed':
      return translate(
        {
          id: 'wallet.failed.notAllowed',
          message:
            "{wallet} doesn't accept networks from this page. Add {network} manually, as described below.",
        },
        values,
      )
    case 'chain not known':
      return translate(
        {
          id: 'wallet.failed.notKnown',
          message:
            "{wallet} doesn't accept {network} (code 4902). Add it manually, as described below, or use another wallet.",
        },
        values,
      )
    case 'other':
      return translate(
        {
          id: 'wallet.failed.other',
          message:
            '{wallet} reported: “{message}” {code}. Click the button to try again, or add {network} manually.',
        },
        {
          ...values,
          message: failure.message,
          code: failure.code === undefined ? '' : `(${failure.code})`,
        },
      )
  }
}

const isOfEndpoint = (failure: Failure): failure is EndpointFailure => failure.kind.startsWith('endpoint')

/** Why a network wasn't added, in plain language. In: the failure, the network, and the name of the wallet. Pure. */
export function failureWords(failure: Failure, network: WalletNetwork, wallet: string): string {
  return isOfEndpoint(failure) ? endpointWords(failure, network) : walletWords(failure, network.name, wallet)
}
