import { translate } from '@docusaurus/Translate'
import type { WalletNetwork } from '@site/model/facts/wallet-network'
import { PATIENCE } from './ask-chain-id'
import type { EndpointFailure, Failure, WalletFailure } from './wallet-failure'

/** What went wrong at the endpoint. The wallet has not been asked for anything then. */
function endpointWords(failure: EndpointFailure, { rpc, chainId }: WalletNetwork): string {
  const endpoint = new URL(rpc).host
  switch (failure.kind) {
    case 'endpoint does not answer':
      return translate(
        {
          id: 'wallet.endpoint.dead',
          message:
            '{endpoint} cannot be reached from here, so your wallet was not asked. Check your connection, and whether an extension blocks that address. Then press the button again.',
        },
        { endpoint },
      )
    case 'endpoint is too slow':
      return translate(
        {
          id: 'wallet.endpoint.slow',
          message:
            '{endpoint} did not answer within {seconds} seconds, so your wallet was not asked. Press the button again in a minute.',
        },
        { endpoint, seconds: PATIENCE / 1000 },
      )
    case 'endpoint makes no sense':
      return translate(
        {
          id: 'wallet.endpoint.odd',
          message:
            '{endpoint} answered, but not with a chain id, so your wallet was not asked. Press the button again in a minute.',
        },
        { endpoint },
      )
    case 'endpoint is of another chain':
      return translate(
        {
          id: 'wallet.endpoint.other',
          message:
            '{endpoint} answers with chain id {found} instead of {chainId}. Do not add it: it is another network. Your wallet was not asked. Please tell us, at the end of this page.',
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
            'You said no in {wallet} (code 4001). Nothing has changed. To try again, press the button.',
        },
        values,
      )
    case 'a request is open':
      return translate(
        {
          id: 'wallet.failed.open',
          message:
            'A request is open in {wallet} already (code -32002). Open {wallet} and answer it, then press the button again.',
        },
        values,
      )
    case 'not allowed':
      return translate(
        {
          id: 'wallet.failed.notAllowed',
          message: '{wallet} takes no networks from this page. Add {network} by hand, as below.',
        },
        values,
      )
    case 'chain not known':
      return translate(
        {
          id: 'wallet.failed.notKnown',
          message:
            '{wallet} does not accept {network} (code 4902). Add it by hand, as below, or use another wallet.',
        },
        values,
      )
    case 'other':
      return translate(
        {
          id: 'wallet.failed.other',
          message: '{wallet} reports: “{message}” {code}. Press the button again, or add {network} by hand.',
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

/** Why a network was not added, in plain words. In: the failure, the network, and the name of the wallet. Pure. */
export function failureWords(failure: Failure, network: WalletNetwork, wallet: string): string {
  return isOfEndpoint(failure) ? endpointWords(failure, network) : walletWords(failure, network.name, wallet)
}
