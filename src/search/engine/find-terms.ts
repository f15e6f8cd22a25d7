// Finds the records that contain a query's words, using only the blocks of terms that it needs.
import { TERM_WEIGHTS } from '../ranking'
import { unpackPostings, type Posting } from './index-format'
import { IndexError, type SearchIndex } from './load-index'
import { nearWords } from './near-words'
import { listSynonyms } from './synonyms'
import { splitWords, stem, type Word } from './words'

/** Blocks looked at for one prefix. */
const PREFIX_BLOCKS = 2
const PREFIX_TERMS = 24
/** A symbol in no more records than this is searched for as such, wherever it appears. */
const RARE = 30

/** Weight of each record that contains a word: 0 to 1, or more. */
export type Matches = Map<number, number>

/** Number of the block that would contain a term. */
function makeBlock(blocks: readonly string[], term: string): number {
  let [low, high] = [0, blocks.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (blocks[middle]! <= term) low = middle + 1
    else high = middle
  }
  return Math.max(0, low - 1)
}

/** Numbers of the blocks with the first terms that start with this. */
function prefixBlocks(blocks: readonly string[], prefix: string): number[] {
  if (prefix.length < 3) return [makeBlock(blocks, shortPrefix(prefix))]
  const first = makeBlock(blocks, prefix)
  return Array.from({ length: PREFIX_BLOCKS }, (_, step) => first + step).filter(
    (number) => number === first || (blocks[number] ?? '').startsWith(prefix),
  )
}

const shortPrefix = (prefix: string) => `~${prefix}`
const getPrefix = (word: Word) => (isHex(word) ? word.text : word.term)
const isHex = (word: Word) => word.text.startsWith('0x')

/**
 * Requests every block that a query needs at the same time, so it waits for one round trip instead of several.
 * In: the words of the query, whether the last is still being typed, and other terms.
 */
export function askForBlocks(index: SearchIndex, words: readonly Word[], typing: boolean, terms: string[]) {
  const { blocks } = index.manifest
  if (blocks.length === 0) return
  const numbers = new Set(terms.map((term) => makeBlock(blocks, term)))
  for (const [at, word] of words.entries()) {
    for (const term of [word.term, ...word.parts, ...listSynonyms(word.term)])
      numbers.add(makeBlock(blocks, term))
    if (isHex(word) || (typing && at === words.length - 1))
      for (const number of prefixBlocks(blocks, getPrefix(word))) numbers.add(number)
  }
  for (const number of numbers) index.block(number).catch(() => undefined) // reported where the block is used
}

function readPostings(packed: string): Posting[] {
  try {
    return unpackPostings(packed)
  } catch (error) {
    throw new IndexError(`block of terms: ${String(error)}`)
  }
}

function add(matches: Matches, postings: readonly Posting[], factor: number): void {
  // Impacts are stored as square roots, so small ones stay distinguishable.
  for (const { record, weight } of postings) {
    const value = factor * (weight / 255) ** 2
    if (value > (matches.get(record) ?? 0)) matches.set(record, value)
  }
}

/** Records for exactly one term. Out: true if the index contains it. */
export async function addTerm(
  index: SearchIndex,
  matches: Matches,
  term: string,
  factor = 1,
): Promise<boolean> {
  const { blocks } = index.manifest
  if (blocks.length === 0) return false
  const block = await index.block(makeBlock(blocks, term))
  const found = block.find(([known]) => known === term)
  if (found) add(matches, readPostings(found[1]), factor)
  return found !== undefined
}

/** Records for all terms with this prefix. Short prefixes have their own entries. Out: true if there are any. */
async function addPrefix(
  index: SearchIndex,
  matches: Matches,
  prefix: string,
  factor: number,
): Promise<boolean> {
  if (prefix.length < 3) return addTerm(index, matches, shortPrefix(prefix), factor)
  const numbers = prefixBlocks(index.manifest.blocks, prefix)
  const loaded = await Promise.all(numbers.map((number) => index.block(number)))
  const found = loaded.flat().filter(([term]) => term.startsWith(prefix) && term !== prefix)
  for (const [term, packed] of found.slice(0, PREFIX_TERMS)) {
    add(matches, readPostings(packed), factor * (0.5 + (0.5 * prefix.length) / term.length))
  }
  return found.length > 0
}

/** Records for one of the query's words, and the corrected word if it's mistyped. */
export interface Found {
  readonly matches: Matches
  readonly meant?: string
}

/** Adds what a word finds that the query doesn't have, but seems to mean. */
async function addMeant(index: SearchIndex, matches: Matches, meant: string, isLast: boolean): Promise<void> {
  for (const word of splitWords(meant).slice(0, 1)) {
    const found = await matchAsTyped(index, word, isLast)
    for (const [record, value] of found.matches)
      matches.set(record, Math.max(TERM_WEIGHTS.typo * value, matches.get(record) ?? 0))
  }
}

/** Adds the records for the words that a mistyped one may mean. Out: the most likely of them. */
async function addNear(
  index: SearchIndex,
  matches: Matches,
  { typed, isLast }: { typed: string; isLast: boolean },
): Promise<string | undefined> {
  const [nearest, ...others] = await nearWords(index, typed)
  if (nearest === undefined) return undefined
  await addMeant(index, matches, nearest, isLast)
  for (const word of others) await addTerm(index, matches, stem(word), TERM_WEIGHTS.otherTypo)
  return nearest
}

/**
 * Adds the records for a last word that ends in a doubled letter, such as `faucett`. The corrected word is in the
 * same block, so this never fetches another file. Out: the word with a single letter, if the site has it.
 */
async function addUndoubled(
  index: SearchIndex,
  matches: Matches,
  typed: string,
): Promise<string | undefined> {
  const single = typed.replace(/(\p{L})\1$/u, '$1')
  if (single === typed) return undefined
  if (!(await addTerm(index, matches, stem(single), TERM_WEIGHTS.typo))) return undefined
  await addMeant(index, matches, single, true)
  return single
}

/** What a word finds without any correction, and whether it finds anything but synonyms. */
async function matchAsTyped(index: SearchIndex, word: Word, isLast: boolean) {
  const matches: Matches = new Map()
  const isSymbol = word.parts.length > 0 || /\d/.test(word.term)
  const exact = await addTerm(index, matches, word.term, isSymbol ? TERM_WEIGHTS.symbol : 1)
  if (isSymbol && matches.size <= RARE)
    for (const [record, value] of matches) matches.set(record, value + TERM_WEIGHTS.rare)
  let found = exact
  if (isLast || isHex(word)) {
    const factor = exact ? TERM_WEIGHTS.prefix / 2 : isHex(word) ? 1 : TERM_WEIGHTS.prefix
    found = (await addPrefix(index, matches, getPrefix(word), factor)) || found
  }
  await Promise.all(
    listSynonyms(word.term).map((term) => addTerm(index, matches, term, TERM_WEIGHTS.synonym)),
  )
  const parts = await Promise.all(word.parts.map((part) => partMatches(index, part)))
  addParts(matches, parts, exact ? TERM_WEIGHTS.part / 2 : TERM_WEIGHTS.part)
  return { matches, exact, isFound: found || parts.some(({ size }) => size > 0) }
}

/**
 * Records that one word of a query matches: by its term, by terms that begin with it when it is the word being typed,
 * by the parts of a name, and otherwise by the nearest words of the site.
 */
export async function matchWord(index: SearchIndex, word: Word, isLast: boolean): Promise<Found> {
  const { matches, exact, isFound } = await matchAsTyped(index, word, isLast)
  const single = isLast && !exact ? await addUndoubled(index, matches, word.text) : undefined
  if (single !== undefined) return { matches, meant: single }
  if (isFound || !/^\p{L}{3,}$/u.test(word.text)) return { matches }
  return { matches, meant: await addNear(index, matches, { typed: word.text, isLast }) }
}

async function partMatches(index: SearchIndex, part: string): Promise<Matches> {
  const matches: Matches = new Map()
  await addTerm(index, matches, part)
  return matches
}

/** Weights a record by the share of the parts that it contains. */
function addParts(matches: Matches, parts: readonly Matches[], factor: number): void {
  const sums: Matches = new Map()
  for (const part of parts)
    for (const [record, value] of part) sums.set(record, (sums.get(record) ?? 0) + value)
  for (const [record, sum] of sums) {
    const held = parts.filter((part) => part.has(record)).length / parts.length
    const value = factor * held * held * (sum / parts.length)
    if (value > (matches.get(record) ?? 0)) matches.set(record, value)
  }
}
