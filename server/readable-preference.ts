/**
 * Longest Accept or Accept-Encoding header that's parsed, in characters; browsers send about 150. A longer one is
 * ignored, because parsing time can be quadratic in the length (in negotiator, for unclosed quotes).
 */
const LONGEST_PREFERENCE = 1000

/** The header in lower case, or undefined if it's missing or too long. */
export function readablePreference(header: string | undefined): string | undefined {
  return header === undefined || header.length > LONGEST_PREFERENCE ? undefined : header.toLowerCase()
}
