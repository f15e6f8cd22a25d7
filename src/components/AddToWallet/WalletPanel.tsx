import { translate } from '@docusaurus/Translate'
import type { WalletNetwork } from '@site/model/facts/wallet-network'
import type { Progress } from './add-network'
import { namesToShow } from './find-wallets'
import { useAttempt } from './use-attempt'
import { useWallets } from './use-wallets'
import { foundWords, progressWords } from './words'
import styles from './AddToWallet.module.css'

/** The shape and color that go with the message, like those of a callout. */
function getKind(progress: Progress): string {
  if (progress.step === 'done') return 'tip'
  if (progress.step !== 'failed') return 'note'
  return progress.failure.kind === 'endpoint is of another chain' ? 'danger' : 'warning'
}

/**
 * The part of "Add to wallet" that runs in the browser: a button for each wallet that responds, and what happens.
 * Empty until it runs. A button stays where it is and keeps the focus; the line below reports what happens.
 */
export default function WalletPanel({ network }: { network: WalletNetwork }) {
  const wallets = useWallets()
  const { attempt, begin } = useAttempt(network)
  const names = wallets && namesToShow(wallets)
  return (
    <>
      {names && names.length > 0 && (
        <p className={styles.wallets}>
          {wallets?.map((wallet, index) => (
            <button
              key={index}
              type="button"
              className="button button-main"
              onClick={() => begin({ ...wallet, name: names[index] ?? wallet.name })}
            >
              {translate(
                { id: 'wallet.button', message: 'Add to {wallet}' },
                { wallet: names[index] ?? wallet.name },
              )}
            </button>
          ))}
        </p>
      )}
      <div role="status">
        {names && !attempt && <p className={styles.told}>{foundWords(names)}</p>}
        {attempt && (
          <div className={`callout ${getKind(attempt.progress)} ${styles.told}`}>
            <p>{progressWords(attempt.progress, network, attempt.wallet.name)}</p>
          </div>
        )}
      </div>
    </>
  )
}
