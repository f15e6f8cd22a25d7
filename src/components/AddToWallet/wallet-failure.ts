import { visibleText } from './visible-text'

/** The endpoint failed its check, so nothing is sent to the wallet. */
export type EndpointFailure =
  | { kind: 'endpoint does not answer' }
  | { kind: 'endpoint is too slow' }
  | { kind: 'endpoint makes no sense' }
  | { kind: 'endpoint is of another chain'; found: number }

type CodedFailure = { kind: 'rejected' | 'a request is open' | 'not allowed' | 'chain not known' }

export type WalletFailure = CodedFailure | { kind: 'other'; code?: number; message: string }

/** Why a network wasn't added. failure-words.ts has a message for each. */
export type Failure = EndpointFailure | WalletFailure

const LONGEST_MESSAGE = 160

const codes: Readonly<Record<number, CodedFailure>> = {
  4001: { kind: 'rejected' },
  4100: { kind: 'not allowed' },
  4200: { kind: 'not allowed' },
  4902: { kind: 'chain not known' },
  [-32601]: { kind: 'not allowed' },
  [-32002]: { kind: 'a request is open' },
}

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {} // true of any object

/** A wallet's error codes. MetaMask Mobile wraps the relevant one in another; the relevant one comes first. */
function listCodes(error: unknown): number[] {
  const { code, data } = asObject(error)
  const inner = asObject(asObject(data).originalError).code
  return [inner, code].filter((value) => typeof value === 'number')
}

/**
 * What a wallet's error means (EIP-1193, EIP-1474, EIP-3085, EIP-3326). In: whatever its request threw, even a
 * value that throws again when read.
 */
export function classifyFailure(error: unknown): WalletFailure {
  try {
    return readFailure(error)
  } catch {
    return { kind: 'other', message: 'an unreadable error' }
  }
}

function readFailure(error: unknown): WalletFailure {
  const found = listCodes(error)
  for (const code of found) if (codes[code]) return codes[code]
  const { message } = asObject(error)
  const words = typeof message === 'string' ? message : String(error)
  const [code] = found
  return {
    kind: 'other',
    ...(code === undefined ? {} : { code }),
    message: visibleText(words, LONGEST_MESSAGE),
  }
}

/** Wallets that don't have a network return 4902, and some "internal error". Adding it is then worth a try. Pure. */
export function mayNotKnow(error: unknown): boolean {
  try {
    return listCodes(error).some((code) => code === 4902 || code === -32603)
  } catch {
    return false // its code can't be read
  }
}
