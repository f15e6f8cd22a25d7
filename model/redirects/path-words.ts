// Turns any path, however broken, into comparable words. Runs in the browser on the not-found page.

const LONGEST_PATH = 2000
const MAX_WORDS = 16
const LONGEST_WORD = 40
const SAYS_NOTHING = new Set([
  'a',
  'an',
  'and',
  'docs',
  'for',
  'from',
  'html',
  'in',
  'index',
  'md',
  'of',
  'on',
  'php',
])
const SAYS_LITTLE = new Set(['celo', 'en', 'org', 'the', 'to', 'with', 'www', 'your'])

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part.replace(/%[0-9a-f]{0,2}/gi, ' ')
  }
}

/** The path in lower case without its query, ending or trailing slash; never throws. */
export function plainPath(path: string): string {
  const bare = path.slice(0, LONGEST_PATH).replace(/[?#].*$/s, '')
  const parts = bare.split('/').map((part) => decodePart(part).trim().toLowerCase())
  const joined = `/${parts.filter((part) => part !== '' && !/^\.+$/.test(part)).join('/')}`
  return joined.replace(/\/index(?:\.html)?$/, '').replace(/\.(?:html|mdx?)$/, '') || '/'
}

/** The distinct significant words of a path or title, in order; at most 16. */
export function splitWords(text: string): string[] {
  const spaced = text
    .slice(0, LONGEST_PATH)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  const words = spaced.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => word.length <= LONGEST_WORD && !SAYS_NOTHING.has(word))
  const strong = telling.filter((word) => !SAYS_LITTLE.has(word))
  return [...new Set(strong.length > 0 ? strong : telling)].slice(0, MAX_WORDS)
}
