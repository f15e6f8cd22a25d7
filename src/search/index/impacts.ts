// How relevant each term is to each record, calculated once at build time with MiniSearch's ranking (BM25+ over
// fields). The browser only adds up these numbers.
import MiniSearch from 'minisearch'
import { FIELD_WEIGHTS, STATUS_WEIGHTS } from '../ranking'
import type { Posting } from '../engine/index-format'
import { splitTerms, wholeTerms, splitWords } from '../engine/words'
import type { SearchRecord } from './search-record'

/** A term in nearly every record isn't very significant, so only its most relevant records are kept. */
const POSTINGS_LIMIT = 240
const HIGHEST = 255

type Field = keyof typeof FIELD_WEIGHTS
type Fields = Record<Field, string[]> & { id: number }

/** The terms of a record by field. */
function listFields(record: SearchRecord, id: number): Fields {
  const { path, names, content } = record
  const own = path.at(-1)!
  const isPage = path.length === 1
  return {
    id,
    title: isPage ? splitTerms(own) : [],
    whole: [...(isPage ? wholeTerms(own) : []), ...names.flatMap(wholeTerms)],
    wholeHeading: isPage ? [] : [...wholeTerms(own), ...wholeTerms(path.slice(-2).join(' '))],
    names: names.flatMap(splitTerms),
    heading: isPage ? [] : splitTerms(own),
    parents: isPage ? [] : path.slice(0, -1).flatMap(splitTerms),
    lead: isPage ? splitTerms(content) : [],
    asked: (record.asked ?? []).flatMap(splitTerms),
    text: isPage ? [] : splitTerms(content),
  }
}

/**
 * The records' plain words, for correcting typos: words in headings and names, and repeated ones, most frequent
 * first.
 */
export function plainWords(records: readonly SearchRecord[]): string[] {
  const counts = new Map<string, number>()
  const add = (text: string, count: number) => {
    for (const { text: whole, parts } of splitWords(text)) {
      for (const word of [whole, ...parts]) {
        if (/^\p{L}{4,24}$/u.test(word)) counts.set(word, (counts.get(word) ?? 0) + count)
      }
    }
  }
  for (const { path, names, content } of records) {
    for (const name of [path.at(-1)!, ...names]) add(name, 2)
    add(content, 1)
  }
  return [...counts]
    .filter(([, count]) => count > 1)
    .sort(([one, first], [other, second]) => second - first || (one < other ? -1 : 1))
    .map(([word]) => word)
}

/**
 * Impacts of every term.
 * In: records in the order of their ids. Out: each term's records with weights from 1 to 255, sorted by ID.
 */
export function computeImpacts(records: readonly SearchRecord[]): Map<string, Posting[]> {
  const fields = records.map(listFields)
  const index = new MiniSearch<Fields>({
    fields: Object.keys(FIELD_WEIGHTS),
    tokenize: (text) => text.split('\n'),
    processTerm: (term) => term,
    extractField: (document, field) =>
      field === 'id' ? (document.id as never) : document[field as Field].join('\n'),
  })
  index.addAll(fields)
  const names = Object.keys(FIELD_WEIGHTS) as Field[]
  const terms = new Set(fields.flatMap((lists) => names.flatMap((name) => lists[name])))
  const scored = [...terms]
    .filter((term) => term !== '')
    .map((term) => [term, computeScores(index, term, records)] as const)
  const highest = scored.reduce(
    (top, [, scores]) => scores.reduce((max, { score }) => Math.max(max, score), top),
    1,
  )
  return new Map(scored.map(([term, scores]) => [term, readPostings(scores, highest)]))
}

type Scored = { id: number; score: number }

function computeScores(index: MiniSearch<Fields>, term: string, records: readonly SearchRecord[]): Scored[] {
  const results = index.search(term, {
    boost: FIELD_WEIGHTS,
    prefix: false,
    fuzzy: false,
    boostDocument: (id: number) => STATUS_WEIGHTS[records[id]!.status] * (records[id]!.weight ?? 1),
  })
  return results.map(({ id, score }) => ({ id: id as number, score }))
}

function readPostings(scores: readonly Scored[], highest: number): Posting[] {
  return scores
    .slice(0, POSTINGS_LIMIT)
    .map(({ id, score }) => ({
      record: id,
      weight: Math.max(1, Math.round(HIGHEST * Math.sqrt(score / highest))),
    }))
    .sort((one, other) => one.record - other.record)
}
