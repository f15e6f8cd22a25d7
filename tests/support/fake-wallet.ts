import type { Page } from '@playwright/test'

/** What a wallet answers to a method: a result, or an error with a code. Methods that are missing never answer. */
export type WalletAnswers = Readonly<Record<string, { result: unknown } | { code: number; message?: string }>>

export type AskedOfWallet = { wallet: string; method: string; params?: readonly unknown[] }

declare global {
  interface Window {
    askedOfWallets?: AskedOfWallet[]
  }
}

/** Puts a wallet into every page opened from now on: it makes itself known by EIP-6963, and stands nowhere else. */
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

/** What the page has asked of all wallets so far. */
export const askedOfWallets = (page: Page): Promise<AskedOfWallet[]> =>
  page.evaluate(() => window.askedOfWallets ?? [])
