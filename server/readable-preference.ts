/**
 * Characters of an Accept or Accept-Encoding header that are read; browsers send about 150. A longer one counts as none:
 * reading takes a time that grows with the square of the length (negotiator does so for quotes that stay open).
 */
const LONGEST_PREFERENCE = 1000

/** The header in lower case, or undefined for none and for one that is too long to be read. */
export function readablePreference(header: string | undefined): string | undefined {
  return header === undefined || header.length > LONGEST_PREFERENCE ? undefined : header.toLowerCase()
}
