import { createHash } from 'node:crypto'
import type { SearchRecord } from '../index/search-record'

/** One in this many words of a copied page is unique to it, because real pages add new words. */
const NEW_WORDS = 12
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** A word of the same length that resembles no real one, always the same for the same word and copy. */
function inventedWord(word: string, copy: number): string {
  const hash = createHash('sha256').update(`${copy} ${word}`).digest()
  return Array.from(word, (_, at) => LETTERS[hash[at % hash.length]! % LETTERS.length]).join('')
}

function withNewWords(text: string, copy: number): string {
  let count = copy
  return text.replace(/\p{L}{4,}/gu, (word) => (++count % NEW_WORDS === 0 ? inventedWord(word, copy) : word))
}

/**
 * A site several times the size: every page repeated at other URLs, with new words mixed in.
 * In: records, grouped by page, and the factor. Out: the records, then the copies' records.
 */
export function growRecords(records: readonly SearchRecord[], times: number): SearchRecord[] {
  const copyRecord = (copy: number) =>
    records.map((record) => ({
      ...record,
      objectID: `${record.objectID}~copy-${copy}`,
      route: `${record.route}-copy-${copy}`,
      path: record.path.map((title) => withNewWords(title, copy)),
      content: withNewWords(record.content, copy),
      names: record.names.map((name) => withNewWords(name, copy)),
    }))
  return [...records, ...Array.from({ length: times - 1 }, (_, at) => copyRecord(at + 1)).flat()]
}
