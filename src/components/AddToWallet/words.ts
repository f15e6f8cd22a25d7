import { translate } from '@docusaurus/Translate'
import type { WalletNetwork } from '@site/model/facts/wallet-network'
import type { Progress } from './add-network'
import { failureWords } from './failure-words'

/** What to say when wallets have been asked to make themselves known. In: their names. */
export function foundWords(names: readonly string[]): string {
  if (names.length === 0)
    return translate({
      id: 'wallet.none',
      message:
        'No wallet answered in this browser. On a computer, install a wallet as a browser extension and reload this page. On a phone, open this page in the browser of your wallet app. Or add the network by hand.',
    })
  if (names.length === 1)
    return translate(
      {
        id: 'wallet.one',
        message: '{wallet} is in this browser. Nothing is asked of it before you press the button.',
      },
      { wallet: names[0] ?? '' },
    )
  return translate(
    {
      id: 'wallet.several',
      message:
        '{count} wallets are in this browser. Choose one. Nothing is asked of it before you press its button.',
    },
    { count: names.length },
  )
}

function doneWords(network: string, wallet: string, added: boolean, selected: boolean): string {
  const values = { network, wallet }
  if (!selected)
    return translate(
      {
        id: 'wallet.done.notSelected',
        message: 'Done: {wallet} knows {network}. Another network is still selected there: choose {network}.',
      },
      values,
    )
  return added
    ? translate({ id: 'wallet.done.added', message: 'Done: {network} is in {wallet}, and selected.' }, values)
    : translate(
        {
          id: 'wallet.done.switched',
          message: 'Done: {wallet} knew {network} already, and has selected it. Nothing was added.',
        },
        values,
      )
}

/** What to say at each step. In: the step, the network, and the name of the wallet. */
export function progressWords(progress: Progress, network: WalletNetwork, wallet: string): string {
  const endpoint = new URL(network.rpc).host
  switch (progress.step) {
    case 'asking the endpoint':
      return translate(
        { id: 'wallet.step.endpoint', message: 'Asking {endpoint} for its chain id …' },
        { endpoint },
      )
    case 'asking the wallet':
      return translate(
        {
          id: 'wallet.step.switch',
          message:
            'The endpoint answers with the right chain id. Now {wallet} is asked to select {network}: open {wallet} if no window appears.',
        },
        { wallet, network: network.name },
      )
    case 'adding':
      return translate(
        {
          id: 'wallet.step.add',
          message:
            '{wallet} does not know {network} yet (code 4902), so it is asked to add it. Compare what it shows with the values above, then approve.',
        },
        { wallet, network: network.name },
      )
    case 'done':
      return doneWords(network.name, wallet, progress.added, progress.selected)
    case 'failed':
      return failureWords(progress.failure, network, wallet)
  }
}
