/**
 * Characters that readers can't see, or that change the order of others: control characters (except line breaks and
 * tabs), format characters such as U+200B and U+202E, line and paragraph separators, fillers, and U+FFFD, which
 * replaces bytes that aren't UTF-8.
 */
const HIDDEN = /[^\P{Cc}\n\t]|[\p{Cf}\p{Co}\u2028\u2029\u115F\u1160\u3164\uFFA0\uFFFD]/u

/**
 * The first invisible character of a text.
 * @returns its offset and its name, such as U+202E; undefined if there is none
 */
export function findInvisible(text: string): { offset: number; name: string } | undefined {
  const match = HIDDEN.exec(text)
  if (!match) return undefined
  const code = match[0].codePointAt(0) ?? 0
  return { offset: match.index, name: `U+${code.toString(16).toUpperCase().padStart(4, '0')}` }
}
