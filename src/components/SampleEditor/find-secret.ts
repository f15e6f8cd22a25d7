/** 32 bytes in hex: a private key, or a hash of a transaction or a block. */
const BYTES_32 = /(?<![0-9a-z])(?:0x)?[0-9a-f]{64}(?![0-9a-z])/gi
/** At least twelve words as in a recovery phrase, in quotes or in a line of their own. */
const PHRASE = /(?<=['"`]|^)\s*(?:[a-z]{3,8}[ ,\n]+){11,23}[a-z]{3,8}\s*(?=['"`]|$)/gm

/**
 * Whether a text has something that looks like a private key or a recovery phrase and isn't in the sample itself.
 * @param first the sample as the page has it
 */
export function findSecret(text: string, first: string): string | undefined {
  const found = [...text.matchAll(BYTES_32), ...text.matchAll(PHRASE)].map(([secret]) => secret)
  return found.find((secret) => !first.includes(secret))
}
