import { visibleText } from './visible-text'

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
  /** Domain of its maker, reversed, which tells apart wallets of one name; empty where it does not say. */
  rdns: string
  provider: WalletProvider
}

const LONGEST_NAME = 40
/** More buttons than anyone has wallets: a page of them would hide the rest. */
const MOST_WALLETS = 20

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isProvider = (value: unknown): value is WalletProvider =>
  isObject(value) && typeof value.request === 'function'

const shownName = (name: unknown) => (typeof name === 'string' ? visibleText(name, LONGEST_NAME) : '')

function readAnnouncement(detail: unknown): Wallet | undefined {
  if (!isObject(detail) || !isObject(detail.info)) return undefined
  const { info, provider } = detail
  const [uuid, name, rdns] = [info.uuid, shownName(info.name), shownName(info.rdns)]
  if (!isProvider(provider) || typeof uuid !== 'string' || name === '') return undefined
  return { uuid, name, rdns, provider }
}

/** The wallet of one announcement; undefined for what is not formed as EIP-6963 says, or throws when it is read. */
export function readWallet(detail: unknown): Wallet | undefined {
  try {
    return readAnnouncement(detail)
  } catch {
    return undefined // a getter of the wallet's own
  }
}

/** A wallet announces itself again when asked again; another that only repeats its id is another. */
const isSame = (one: Wallet, other: Wallet) =>
  one.provider === other.provider ||
  (one.uuid === other.uuid && one.name === other.name && one.rdns === other.rdns)

/** The list with one more wallet; the same list if it is there already, or if the list is full. Pure. */
export function withWallet(wallets: readonly Wallet[], found: Wallet): readonly Wallet[] {
  if (wallets.length >= MOST_WALLETS || wallets.some((wallet) => isSame(wallet, found))) return wallets
  return [...wallets, found]
}

/** Names to show: where two wallets have one name, each with the domain of its maker. Pure. */
export function namesToShow(wallets: readonly Wallet[]): string[] {
  const names = wallets.map(({ name }) => name.toLowerCase())
  return wallets.map(({ name, rdns }) => {
    const isOnly = names.filter((other) => other === name.toLowerCase()).length === 1
    return isOnly || rdns === '' ? name : `${name} (${rdns})`
  })
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
    const found = readWallet((event as CustomEvent<unknown>).detail) // undefined for other events
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
