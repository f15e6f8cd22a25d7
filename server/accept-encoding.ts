import Negotiator from 'negotiator'
import { readablePreference } from './readable-preference'

export type Encoding = 'br' | 'gzip' | 'identity'

const PREFERENCE: readonly Encoding[] = ['br', 'gzip', 'identity']

/**
 * The best available encoding (RFC 9110, 12.5.3): by the client's weight, then brotli before gzip. Identity is used
 * even if the client rejects it, because an uncompressed response is more useful than a 406.
 */
export function chooseEncoding(header: string | undefined, onHand: readonly Encoding[]): Encoding {
  const preference = readablePreference(header)
  if (preference === undefined) return 'identity'
  const negotiator = new Negotiator({ headers: { 'accept-encoding': preference } })
  return negotiator.encoding([...onHand, 'identity'], { preferred: PREFERENCE }) ?? 'identity'
}
