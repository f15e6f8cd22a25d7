// Turns text and queries into terms. Index and browser must agree, so both use this file.

/** Longest query that's processed, in UTF-16 units. The rest of a pasted text adds nothing. */
export const QUERY_LIMIT = 512
/** Longest term: a transaction hash. */
const TERM_LIMIT = 66
const HEX = /^0x[0-9a-f]+$/
/** A word as written: eth_getLogs, account:balance, CIP-64, --gasCurrency and 1.2.3 are one each. */
export const CHUNK = /(?:--(?=\p{L}))?[\p{L}\p{N}]+(?:[_:.@/'’-]{1,2}[\p{L}\p{N}]+)*/gu
const PART = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}]+\p{N}*|\p{N}+/gu

const PLAIN = /^[\x20-\x7e]*$/

/** Stop words, which say nothing about the subject and aren't indexed. */
const STOP_WORDS = new Set(
  (
    'a an and any are as at be but by can could did do does for from get had has have how i if in into is it its ' +
    'many me much my of on or our should so that the their them then there these they this to up want was we were what when ' +
    'where which who why will with would you your'
  ).split(' '),
)

export interface Word {
  /** The word as written, in lower case. */
  readonly text: string
  /** Its single term: letters and digits only, without the ending. */
  readonly term: string
  /** Terms of the parts of a name such as eth_getLogs; empty for plain words. */
  readonly parts: readonly string[]
  readonly isStopWord: boolean
}

/** Cuts the endings of English words, roughly: currencies, deploying and migration meet currency, deploy, migrate. */
export function stem(word: string): string {
  if (word.length < 4 || /[^a-z]/.test(word)) return word
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x|zz)es$/, '$1')
    .replace(/([^su])s$/, '$1')
  const bare = singular.replace(/(?:ing|ed)$/, '').replace(/([ts])ion$/, '$1')
  const kept = bare.length >= 3 && /[aeiouy]/.test(bare) ? bare : singular
  const single = kept === singular ? kept : kept.replace(/([bdgmnprt])\1$/, '$1')
  return single.length >= 4 ? single.replace(/([^e])e$/, '$1') : single
}

/** Normalizes text: unifies compatible characters and drops marks, lone surrogates and control characters. */
function normalize(text: string): string {
  if (PLAIN.test(text)) return text
  return text
    .replace(/…/g, ' ')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
}

/** A flag: --role isn't the word role. */
const FLAG = /^--/

function normalizeWord(chunk: string): Word | undefined {
  const text = chunk.toLowerCase()
  if (HEX.test(text)) return { text, term: text.slice(0, TERM_LIMIT), parts: [], isStopWord: false }
  const pieces = (chunk.match(PART) ?? []).map((part) => part.toLowerCase())
  const joined = text.replace(/[^\p{L}\p{N}]+/gu, '')
  if (joined === '' || joined.length > TERM_LIMIT) return undefined
  const word = stem(joined)
  const parts = pieces.length < 2 ? [] : [...pieces, ...namesIn(chunk)].filter(isTelling).map(stem)
  if (FLAG.test(chunk)) {
    const own = isTelling(joined) ? [word] : []
    return { text, term: text, parts: [...new Set([...own, ...parts])], isStopWord: false }
  }
  return { text, term: word, parts: [...new Set(parts)], isStopWord: STOP_WORDS.has(text) }
}

/** The names inside a longer name, if they consist of several words too: getLogs in eth_getLogs. */
function namesIn(chunk: string): string[] {
  const names = chunk.split(/[^\p{L}\p{N}]+/u)
  return names.length < 2
    ? []
    : names.filter((name) => (name.match(PART) ?? []).length > 1).map((name) => name.toLowerCase())
}

const isTelling = (part: string) => (part.length > 1 || /\p{Lo}/u.test(part)) && !STOP_WORDS.has(part)

/** Names that are written as two words or as one. */
const LAYER = /\blayer[ -]?([12])\b/gi

/** Every word of a text, in order. Never throws for any text. */
export function splitWords(text: string): Word[] {
  return (normalize(text).replace(LAYER, 'L$1').match(CHUNK) ?? []).flatMap(
    (chunk) => normalizeWord(chunk) ?? [],
  )
}

/** Terms under which a text is found: whole names and their parts. */
export function splitTerms(text: string): string[] {
  return splitWords(text).flatMap((word) => (word.isStopWord ? [] : [word.term, ...word.parts]))
}

/**
 * A whole title or query as single terms with a leading equals sign, with and without its stop words. They make an
 * exact title, slug or heading win.
 */
export function wholeTerms(text: string): string[] {
  const words = splitWords(text)
  const join = (list: readonly Word[]) => list.map(({ term }) => term).join('')
  const terms = [join(words), join(words.filter((word) => !word.isStopWord))]
  return [...new Set(terms)]
    .filter((term) => term !== '' && term.length < TERM_LIMIT)
    .map((term) => `=${term}`)
}
