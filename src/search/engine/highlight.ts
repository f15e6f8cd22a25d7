import { CHUNK, splitWords, type Word } from './words'

const MARK = ['<mark>', '</mark>'] as const

interface Token {
  readonly start: number
  readonly end: number
  /** Which of the query's words it matches, by position. */
  readonly meant: readonly number[]
}

/** Whether the query means this word of a text: it's the same, another form, or starts with the word being typed. */
function isMeant(word: Word, wanted: Word): boolean {
  if (word.term === wanted.term || wanted.parts.includes(word.term)) return true
  if (wanted.term.length > 1 && word.term.startsWith(wanted.term)) return true
  return word.parts.includes(wanted.term) || word.parts.some((part) => wanted.parts.includes(part))
}

function listTokens(text: string, query: readonly Word[]): Token[] {
  return Array.from(text.matchAll(CHUNK), (match) => {
    const [word] = splitWords(match[0])
    const meant = word ? query.flatMap((wanted, at) => (isMeant(word, wanted) ? [at] : [])) : []
    return { start: match.index, end: match.index + match[0].length, meant }
  })
}

/** Part of a text with the matching words in mark tags. Nothing is escaped. */
function marked(text: string, tokens: readonly Token[], from: number, to: number): string {
  let value = ''
  let end = from
  for (const token of tokens) {
    if (token.meant.length === 0 || token.start < from || token.end > to) continue
    value += text.slice(end, token.start) + MARK[0] + text.slice(token.start, token.end) + MARK[1]
    end = token.end
  }
  return value + text.slice(end, to)
}

/** A text with the query's words in mark tags, and whether there are any. Nothing is escaped. */
export function highlight(text: string, query: readonly Word[]): { value: string; matched: boolean } {
  const tokens = listTokens(text, query)
  return {
    value: marked(text, tokens, 0, text.length),
    matched: tokens.some(({ meant }) => meant.length > 0),
  }
}

/** First token of the window of this length that contains the most query words, each counted once. */
function bestWindow(tokens: readonly Token[], length: number): number {
  let [start, best] = [0, 0]
  for (const [first, token] of tokens.entries()) {
    if (token.meant.length === 0) continue
    const found = new Set(tokens.slice(first, first + length).flatMap(({ meant }) => meant)).size
    if (found > best) [start, best] = [first, found]
  }
  return Math.max(0, Math.min(start, tokens.length - length))
}

/**
 * The part of a text that's most relevant to the query.
 * In: the length in words, and the ellipsis. Out: highlighted text, or the text's start if nothing matches.
 */
export function snippet(text: string, query: readonly Word[], length: number, ellipsis = '…'): string {
  const tokens = listTokens(text, query)
  const first = bestWindow(tokens, length)
  const from = first === 0 ? 0 : text.lastIndexOf(' ', tokens[first]!.start) + 1
  const last = tokens[first + length - 1]
  const isWhole = !last || first + length >= tokens.length
  const to = isWhole ? text.length : last.end
  return `${from > 0 ? ellipsis : ''}${marked(text, tokens, from, to)}${isWhole ? '' : ellipsis}`
}
