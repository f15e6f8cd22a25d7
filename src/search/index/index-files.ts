import { createHash } from 'node:crypto'
import {
  lengthClass,
  packPostings,
  type Manifest,
  type Posting,
  type StoredPage,
  type TermBlock,
} from '../engine/index-format'
import { computeImpacts, plainWords } from './impacts'
import type { SearchRecord } from './search-record'

/** Size at which a block of terms is closed, in characters. Brotli compresses it to about a third. */
const BLOCK_SIZE = 4000
/** Terms with the same first letters stay together, so the word being typed needs one block instead of two. */
const TOGETHER = 3
/** Size at which a block is closed regardless. */
const MAX_BLOCK_SIZE = 9000
/** Size at which a file of records is closed, in characters. */
const FILE_SIZE = 3600
/** Words of at least this length share one list for typos. */
const LONGEST = 14
/** Records kept for a prefix of one or two letters. */
const SHORT_PREFIX_POSTINGS = 40

export type IndexFiles = ReadonlyMap<string, string>

/**
 * Terms `~g` and `~go`: the best records of all terms with that prefix, for the first letters that a reader types.
 */
function shortPrefixes(impacts: ReadonlyMap<string, readonly Posting[]>): Map<string, Posting[]> {
  const best = new Map<string, Map<number, number>>()
  for (const [term, postings] of impacts) {
    if (term.startsWith('=')) continue
    for (const prefix of new Set([`~${term.slice(0, 1)}`, `~${term.slice(0, 2)}`])) {
      const weights = best.get(prefix) ?? new Map<number, number>()
      best.set(prefix, weights)
      for (const { record, weight } of postings)
        weights.set(record, Math.max(weights.get(record) ?? 0, weight))
    }
  }
  return new Map([...best].map(([prefix, weights]) => [prefix, getTop(weights)]))
}

function getTop(weights: ReadonlyMap<number, number>): Posting[] {
  return [...weights]
    .map(([record, weight]) => ({ record, weight }))
    .sort((one, other) => other.weight - one.weight || one.record - other.record)
    .slice(0, SHORT_PREFIX_POSTINGS)
    .sort((one, other) => one.record - other.record)
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

function listBlocks(impacts: ReadonlyMap<string, readonly Posting[]>): TermBlock[] {
  const blocks: [string, string][][] = []
  let size = MAX_BLOCK_SIZE
  let start = ''
  for (const [term, postings] of [...impacts].sort(([one], [other]) => compare(one, other))) {
    if (size >= (term.startsWith(start) ? MAX_BLOCK_SIZE : BLOCK_SIZE)) {
      blocks.push([])
      size = 0
    }
    start = term.slice(0, TOGETHER)
    const packed = packPostings(postings)
    blocks.at(-1)!.push([term, packed])
    size += term.length + packed.length
  }
  return blocks
}

type MutablePage = { route: string; area: string; records: StoredPage['records'][number][] }

/** Each page's records, a few per file. */
function listPages(records: readonly SearchRecord[]): StoredPage[][] {
  const pages: MutablePage[][] = []
  let size = 0
  for (const { route, area, path, content, anchor } of records) {
    const isNew = pages.at(-1)?.[0]!.route !== route
    if (isNew) pages.push([])
    if (isNew || size > FILE_SIZE) {
      pages.at(-1)!.push({ route, area, records: [] })
      size = 0
    }
    pages
      .at(-1)!
      .at(-1)!
      .records.push(anchor ? [path, content, anchor] : [path, content])
    size += path.join('').length + content.length
  }
  return pages
}

function wordLists(records: readonly SearchRecord[]): Map<number, string[]> {
  const lists = new Map<number, string[]>()
  for (const word of plainWords(records)) {
    const length = lengthClass(word, LONGEST)
    lists.set(length, [...(lists.get(length) ?? []), word])
  }
  return lists
}

/**
 * The files of the index, below its folder.
 * In: records, grouped by page. Out: content by file name; the same records produce the same files.
 */
export function indexFiles(records: readonly SearchRecord[]): IndexFiles {
  const impacts = computeImpacts(records)
  const blocks = listBlocks(new Map([...impacts, ...shortPrefixes(impacts)]))
  const pages = listPages(records)
  const lists = wordLists(records)
  const parts: [string, unknown][] = [
    ...blocks.map((block, number): [string, unknown] => [`t${number}.json`, block]),
    ...pages.flat().map((page, number): [string, unknown] => [`p${number}.json`, page]),
    ...Array.from({ length: LONGEST - 3 }, (_, at): [string, unknown] => [
      `w${at + 4}.json`,
      lists.get(at + 4) ?? [],
    ]),
  ]
  const texts = parts.map(([name, value]) => [name, JSON.stringify(value)] as const)
  const hash = createHash('sha256')
  for (const [name, text] of texts) hash.update(`${name}\n${text}\n`)
  const stamp = hash.digest('hex').slice(0, 10)
  const areas = [...new Set(pages.map((page) => page[0]!.area))]
  const manifest: Manifest = {
    stamp,
    blocks: blocks.map((block) => block[0]![0]),
    pages: pages.map((page) => page.map((file) => file.records.length.toString(36)).join('.')).join(','),
    areas,
    pageAreas: pages.map((page) => areas.indexOf(page[0]!.area).toString(36)).join(''),
    longest: LONGEST,
  }
  return new Map([
    ['manifest.json', JSON.stringify(manifest)],
    ...texts.map(([name, text]): [string, string] => [`${stamp}/${name}`, text]),
  ])
}
