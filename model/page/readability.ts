// Words, sentences and Flesch reading ease of English text. The syllable rule agrees with the npm package
// `syllable` within three points of reading ease.

export interface Sentence {
  text: string
  start: number
  words: string[]
}

const WORD = /[\p{L}\d][\p{L}\d'’.,-]*/gu
const SENTENCE_END = /(?<=[.?!])\s+(?=\S)/g

/** Number of syllables of one English word, at least one. */
export function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  if (letters.length < 4) return 1
  const trimmed = letters.replace(/(?:[^laeiouy]es|[^td]ed|[^l]e)$/, (end) => end[0] ?? '').replace(/^y/, '')
  return Math.max(1, trimmed.match(/[aeiouy]{1,2}/g)?.length ?? 1)
}

/** Splits one block of text into sentences; `start` is the offset of each in the text. */
export function splitSentences(text: string): Sentence[] {
  const cuts = [...text.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length)
  const starts = [0, ...cuts]
  return starts.map((start, index) => {
    const part = text.slice(start, starts[index + 1]).trim()
    return { text: part, start, words: part.match(WORD) ?? [] }
  })
}

export interface Measure {
  words: number
  sentences: number
  average: number
  ease: number
}

/** Words, sentences, words per sentence and Flesch reading ease; one-word sentences are left out. */
export function measure(sentences: readonly Sentence[]): Measure {
  const counted = sentences.filter((sentence) => sentence.words.length > 1)
  const words = counted.flatMap((sentence) => sentence.words)
  if (words.length === 0) return { words: 0, sentences: 0, average: 0, ease: 100 }
  const average = words.length / counted.length
  const perWord = words.reduce((sum, word) => sum + syllables(word), 0) / words.length
  const ease = 206.835 - 1.015 * average - 84.6 * perWord
  return { words: words.length, sentences: counted.length, average, ease }
}
