import { listKeys } from '../LiveSample/looks-secret'

/** At least twelve words as in a recovery phrase, in quotes or in a line of their own. */
const PHRASE = /(?<=['"`]|^)\s*(?:[a-z]{3,8}[ ,\n]+){11,23}[a-z]{3,8}\s*(?=['"`]|$)/gm

/**
 * Whether a text has something that looks like a private key or a recovery phrase and isn't in the sample itself.
 * @param first the sample as the page has it
 */
export function findSecret(text: string, first: string): string | undefined {
  const found = [...listKeys(text), ...[...text.matchAll(PHRASE)].map(([phrase]) => phrase)]
  return found.find((secret) => !first.includes(secret))
}
