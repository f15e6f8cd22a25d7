/** How pages talk to a wallet (EIP-1193). */
export interface WalletProvider {
  request: (request: { method: string; params?: readonly unknown[] }) => Promise<unknown>
}

/** A wallet that answered (EIP-6963). */
export interface Wallet {
  /** Names the wallet for as long as the page is open. */
  uuid: string
  /** What the wallet calls itself: any extension can say any name, so it is only ever shown as text. */
  name: string
  provider: WalletProvider
}

const LONGEST_NAME = 40

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isProvider = (value: unknown): value is WalletProvider =>
  isObject(value) && typeof value.request === 'function'

const shownName = (name: string): string => name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME)

/** The wallet of one announcement; undefined for what is not formed as EIP-6963 says. Pure. */
export function walletOf(detail: unknown): Wallet | undefined {
  if (!isObject(detail) || !isObject(detail.info) || !isProvider(detail.provider)) return undefined
  const { uuid, name } = detail.info
  if (typeof uuid !== 'string' || typeof name !== 'string' || shownName(name) === '') return undefined
  return { uuid, name: shownName(name), provider: detail.provider }
}

/** The list with one more wallet; the same list if it is there already. Pure. */
export function withWallet(wallets: readonly Wallet[], found: Wallet): readonly Wallet[] {
  return wallets.some(({ uuid }) => uuid === found.uuid) ? wallets : [...wallets, found]
}

/**
 * Asks the wallets of this browser to make themselves known, and goes on listening. There is no look at
 * `window.ethereum`: which of several wallets stands there is chance, and it has no name to show.
 * @param target the window
 * @param onFound gets the wallets that have answered, at once and for each that comes later
 * @returns stops listening
 */
export function findWallets(target: EventTarget, onFound: (wallets: readonly Wallet[]) => void): () => void {
  let wallets: readonly Wallet[] = []
  let isAsking = true
  const handleAnnounce = (event: Event) => {
    const found = walletOf((event as CustomEvent<unknown>).detail) // undefined for other events
    const before = wallets
    if (found) wallets = withWallet(wallets, found)
    if (wallets !== before && !isAsking) onFound(wallets)
  }
  target.addEventListener('eip6963:announceProvider', handleAnnounce)
  target.dispatchEvent(new Event('eip6963:requestProvider')) // wallets answer before this returns
  isAsking = false
  onFound(wallets)
  return () => target.removeEventListener('eip6963:announceProvider', handleAnnounce)
}
