import type { Page } from '@playwright/test'

/** A wallet's answer to a method: a result, or an error with a code. Missing methods never answer. */
export type WalletAnswers = Readonly<Record<string, { result: unknown } | { code: number; message?: string }>>

export type AskedOfWallet = { wallet: string; method: string; params?: readonly unknown[] }

declare global {
  interface Window {
    askedOfWallets?: AskedOfWallet[]
  }
}

/** Adds a wallet to every page opened from now on. It announces itself only with EIP-6963. */
export async function putWallet(page: Page, name: string, answers: WalletAnswers) {
  await page.addInitScript(
    ({ name, answers }) => {
      const asked = (window.askedOfWallets ??= [])
      const request = ({ method, params }: { method: string; params?: readonly unknown[] }) => {
        asked.push({ wallet: name, method, ...(params ? { params } : {}) })
        const answer = answers[method]
        if (!answer) return new Promise(() => undefined)
        return 'result' in answer ? Promise.resolve(answer.result) : Promise.reject(answer)
      }
      const detail = Object.freeze({
        info: {
          uuid: crypto.randomUUID(),
          name,
          icon: 'data:image/svg+xml,<svg/>',
          rdns: 'org.example.wallet',
        },
        provider: { request },
      })
      const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
      window.addEventListener('eip6963:requestProvider', announce)
      announce()
    },
    { name, answers },
  )
}

/** The page's requests to all wallets so far. */
export const askedOfWallets = (page: Page): Promise<AskedOfWallet[]> =>
  page.evaluate(() => window.askedOfWallets ?? [])
