import { CHUNK, wordsOf, type Word } from './words'

const MARK = ['<mark>', '</mark>'] as const

/** Whether a word of a text is one that the query means: the same, a form of it, or begun by the word being typed. */
function isMeant(word: Word, query: readonly Word[]): boolean {
  return query.some((wanted) => {
    if (word.term === wanted.term || wanted.parts.includes(word.term)) return true
    if (wanted.term.length > 1 && word.term.startsWith(wanted.term)) return true
    return word.parts.includes(wanted.term) || word.parts.some((part) => wanted.parts.includes(part))
  })
}

interface Piece {
  readonly text: string
  readonly marked: boolean
}

function piecesOf(text: string, query: readonly Word[]): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const match of text.matchAll(CHUNK)) {
    const [word] = wordsOf(match[0])
    if (!word || !isMeant(word, query)) continue
    pieces.push({ text: text.slice(end, match.index), marked: false }, { text: match[0], marked: true })
    end = match.index + match[0].length
  }
  return [...pieces, { text: text.slice(end), marked: false }]
}

/** A text with the words of the query between mark tags, and whether there are any. Nothing is escaped. */
export function highlight(text: string, query: readonly Word[]): { value: string; matched: boolean } {
  const pieces = piecesOf(text, query)
  return {
    value: pieces.map((piece) => (piece.marked ? MARK[0] + piece.text + MARK[1] : piece.text)).join(''),
    matched: pieces.some(({ marked }) => marked),
  }
}

/**
 * The part of a text that says most about the query.
 * In: the length in words, and what stands for what was left out. Out: highlighted text; its start without a match.
 */
export function snippet(text: string, query: readonly Word[], length: number, ellipsis = '…'): string {
  const words = text.split(/\s+/).filter((word) => word !== '')
  const wanted = query.map((word) => [word])
  // Each word of the query counts once within a window, so that one that repeats does not win.
  const holds = words.map((text) => wanted.map((one) => wordsOf(text).some((word) => isMeant(word, one))))
  let [start, best] = [0, 0]
  for (let first = 0; first < words.length; first++) {
    const window = holds.slice(first, first + length)
    const found = wanted.filter((_, at) => window.some((row) => row[at])).length
    if (found > best) [start, best] = [first, found]
    if (best === wanted.length) break
  }
  // One word or two before the match, so that it is read in its place.
  const from = Math.max(0, Math.min(start, words.length - length))
  const part = words.slice(from, from + length).join(' ')
  const { value } = highlight(part, query)
  return `${from > 0 ? ellipsis : ''}${value}${from + length < words.length ? ellipsis : ''}`
}
