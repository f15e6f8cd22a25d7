/** 32 bytes in hex: a private key, or a hash of a transaction or a block. A number can end with an n. */
const BYTES_32 = /(?<![0-9a-z])(?:0x)?[0-9a-f]{64}(?=n?(?![0-9a-z]))/gi
/** The word counts of recovery phrases start here. */
const PHRASE_WORDS = 12

/** What a text has that could be a private key, as written there. */
export const listKeys = (text: string): string[] => [...text.matchAll(BYTES_32)].map(([key]) => key)

/** Whether a value has a private key in it, also one that's broken into lines, or is as long as a recovery phrase. */
export const looksSecret = (text: string): boolean =>
  listKeys(text).length > 0 ||
  listKeys(text.replace(/\s+/g, '')).length > 0 ||
  text.split(/\s+/).filter(Boolean).length >= PHRASE_WORDS
