import { translate } from '@docusaurus/Translate'
import type { WalletNetwork } from '@site/model/facts/wallet-network'
import type { Progress } from './add-network'
import { failureWords } from './failure-words'

/** What to say once wallets have had a chance to announce themselves. In: their names. */
export function foundWords(names: readonly string[]): string {
  if (names.length === 0)
    return translate({
      id: 'wallet.none',
      message:
        "No wallet found in this browser. On a computer, install a wallet extension and reload this page. On a phone, open this page in your wallet app's browser. You can also add the network manually.",
    })
  if (names.length === 1)
    return translate(
      {
        id: 'wallet.one',
        message: "{wallet} is installed. You won't see a request until you click the button.",
      },
      { wallet: names[0] ?? '' },
    )
  return translate(
    {
      id: 'wallet.several',
      message:
        "{count} wallets are installed. Choose one. You won't see a request until you click its button.",
    },
    { count: names.length },
  )
}

interface Done {
  added: boolean
  selected: boolean
}

function doneWords(values: { network: string; wallet: string }, { added, selected }: Done): string {
  if (!selected)
    return translate(
      {
        id: 'wallet.done.notSelected',
        message:
          '{network} is in {wallet}, but another network is still selected. Switch to {network} in {wallet}.',
      },
      values,
    )
  return added
    ? translate({ id: 'wallet.done.added', message: '{network} was added to {wallet} and selected.' }, values)
    : translate(
        {
          id: 'wallet.done.switched',
          message: '{wallet} already had {network} and switched to it. Nothing was added.',
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
        { id: 'wallet.step.endpoint', message: 'Checking the chain ID of {endpoint}…' },
        { endpoint },
      )
    case 'asking the wallet':
      return translate(
        {
          id: 'wallet.step.switch',
          message:
            'The chain ID is right. Approve switching to {network} in {wallet}. If no window appears, open {wallet}.',
        },
        { wallet, network: network.name },
      )
    case 'adding':
      return translate(
        {
          id: 'wallet.step.add',
          message:
            "{network} isn't in {wallet} yet (code 4902). Compare the values it shows with the ones above, then approve.",
        },
        { wallet, network: network.name },
      )
    case 'done':
      return doneWords({ network: network.name, wallet }, progress)
    case 'failed':
      return failureWords(progress.failure, network, wallet)
  }
}
