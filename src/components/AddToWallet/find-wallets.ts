import { isObject } from '../../../model/is-object'
import { visibleText } from './visible-text'

/** How pages communicate with a wallet (EIP-1193). */
export interface WalletProvider {
  request: (request: { method: string; params?: readonly unknown[] }) => Promise<unknown>
}

/** A wallet that responded (EIP-6963). */
export interface Wallet {
  /** Identifies the wallet while the page is open. */
  uuid: string
  /** The name the wallet gives itself. An extension can use any name, so it's only ever shown as text. */
  name: string
  /** Its developer's domain, reversed, which distinguishes wallets with the same name; empty if not given. */
  rdns: string
  provider: WalletProvider
}

const LONGEST_NAME = 40
/** More than anyone has installed. Without a limit, a page full of buttons could hide the real ones. */
const MAX_WALLETS = 20

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

/** The wallet in one announcement; undefined if it doesn't follow EIP-6963 or throws when read. */
export function readWallet(detail: unknown): Wallet | undefined {
  try {
    return readAnnouncement(detail)
  } catch {
    return undefined // a getter that the wallet defined
  }
}

/** A wallet announces itself again on each request; a different wallet that repeats its ID counts separately. */
const isSame = (one: Wallet, other: Wallet) =>
  one.provider === other.provider ||
  (one.uuid === other.uuid && one.name === other.name && one.rdns === other.rdns)

/** The list with one more wallet; the same list if it is there already, or if the list is full. Pure. */
export function withWallet(wallets: readonly Wallet[], found: Wallet): readonly Wallet[] {
  if (wallets.length >= MAX_WALLETS || wallets.some((wallet) => isSame(wallet, found))) return wallets
  return [...wallets, found]
}

/** Names to show. If two wallets share a name, each gets its developer's domain. Pure. */
export function namesToShow(wallets: readonly Wallet[]): string[] {
  const names = wallets.map(({ name }) => name.toLowerCase())
  return wallets.map(({ name, rdns }) => {
    const isOnly = names.filter((other) => other === name.toLowerCase()).length === 1
    return isOnly || rdns === '' ? name : `${name} (${rdns})`
  })
}

/**
 * Asks the wallets in this browser to announce themselves, and keeps listening. It ignores `window.ethereum`,
 * because which of several wallets sets it is random, and it has no name to show.
 * @param target the window
 * @param onFound called with the wallets that have responded: immediately, and again for each later one
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
  target.dispatchEvent(new Event('eip6963:requestProvider')) // wallets respond before this returns
  isAsking = false
  onFound(wallets)
  return () => target.removeEventListener('eip6963:announceProvider', handleAnnounce)
}
