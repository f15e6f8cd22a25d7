import { createHash } from 'node:crypto'
import type { SearchRecord } from '../index/search-record'

/** One word in so many of a copied page is a word that no other page has: other pages bring other words. */
const NEW_WORDS = 12
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** A word of the same length that looks like none, always the same for the same word and copy. */
function inventedWord(word: string, copy: number): string {
  const hash = createHash('sha256').update(`${copy} ${word}`).digest()
  return Array.from(word, (_, at) => LETTERS[hash[at % hash.length]! % LETTERS.length]).join('')
}

function withNewWords(text: string, copy: number): string {
  let count = copy
  return text.replace(/\p{L}{4,}/gu, (word) => (++count % NEW_WORDS === 0 ? inventedWord(word, copy) : word))
}

/**
 * A site of several times the size: every page again, under other addresses, with new words mixed in.
 * In: records, those of one page together; how many times. Out: the records, then those of the copies.
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
