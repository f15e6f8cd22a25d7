// Answers one request in the shape of the hosted service's records.
import { highlight, snippet } from './highlight'
import type { StoredPage } from './index-format'
import { IndexError, type SearchIndex } from './load-index'
import { pageLayout, stretchOf } from './page-layout'
import { queryWords, rank, type Ranked } from './rank'
import type { Word } from './words'

export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const
export type Level = (typeof LEVELS)[number]
export type HitType = Exclude<Level, 'lvl0'> | 'content'
type Marked = { readonly value: string; readonly matchLevel: 'full' | 'none' }

export interface Hit {
  readonly objectID: string
  /** Whole address: the dialog reads it with new URL(). */
  readonly url: string
  readonly type: HitType
  readonly content: string | null
  readonly hierarchy: Readonly<Record<Level, string | null>>
  readonly _highlightResult: { readonly hierarchy: Partial<Record<Level, Marked>> }
  readonly _snippetResult: { readonly hierarchy: Partial<Record<Level, Marked>>; readonly content?: Marked }
}

export interface Request {
  readonly query: string
  /** Page of results, from 0. */
  readonly page: number
  readonly hitsPerPage: number
  /** Words of a snippet. */
  readonly snippetWords: number
  readonly ellipsis: string
  /** Sections of one page among the hits. */
  readonly perPage: number
  /** Hits of one section of the site: who shows no more needs no more texts. All of them when it is not given. */
  readonly perArea?: number
  /** Files of texts to fetch: hits whose texts are elsewhere are left out, the best stay. All when it is not given. */
  readonly files?: number
  /** Origin of the site. */
  readonly origin: string
}

export interface Answer {
  readonly hits: readonly Hit[]
  readonly nbHits: number
}

/** At most so many records of one page, in the order of the ranking. */
function thinned(ranked: readonly Ranked[], perPage: number): Ranked[] {
  const counts = new Map<number, number>()
  return ranked.filter(({ page }) => {
    const count = (counts.get(page) ?? 0) + 1
    counts.set(page, count)
    return count <= perPage
  })
}

/** At most so many of one section of the site. */
function limitedByArea(shown: readonly Ranked[], pageAreas: string, perArea = Infinity): Ranked[] {
  const counts = new Map<string, number>()
  return shown.filter(({ page }) => {
    const area = pageAreas[page] ?? ''
    const count = (counts.get(area) ?? 0) + 1
    counts.set(area, count)
    return count <= perArea
  })
}

/** Hits with the file of their texts: those of the first so many files. */
function limitedByFile(shown: readonly Ranked[], starts: readonly number[], most = Infinity) {
  const files = new Set<number>()
  return shown.flatMap(({ record }) => {
    const file = stretchOf(starts, record)
    if (files.size < most) files.add(file)
    return files.has(file) ? [{ record, file }] : []
  })
}

/** Hits for the first letters of a query: more letters follow, and the texts of hits cost most of the bytes. */
const FIRST_HITS = 6

const hitsFor = (query: string) => (query.trim().length < 3 ? FIRST_HITS : Infinity)

/** A newer query is waiting: this one need not be answered. */
export class Overtaken extends Error {
  override name = 'Overtaken'
}

/** The records that a request shows, and how many there are in all. */
async function chosen(index: SearchIndex, request: Request) {
  const ranked = thinned(await rank(index, request.query), request.perPage)
  const first = request.page * request.hitsPerPage
  const asked = ranked.slice(first, first + Math.min(request.hitsPerPage, hitsFor(request.query)))
  const { files } = pageLayout(index.manifest.pages)
  const inAreas = limitedByArea(asked, index.manifest.pageAreas, request.perArea)
  return { shown: limitedByFile(inAreas, files, request.files), files, nbHits: ranked.length }
}

/**
 * Asks for all that the answer to a request needs, and does not wait for its texts.
 * @throws IndexError when a part of the index that ranks is missing or broken
 */
export async function prepare(index: SearchIndex, request: Request): Promise<void> {
  const { shown } = await chosen(index, request)
  for (const { file } of shown) index.records(file).catch(() => undefined) // told where it is used
}

/**
 * Answers a request. `isOvertaken` is asked before the texts of the hits are fetched.
 * @throws IndexError when a part of the index is missing or broken; Overtaken.
 */
export async function search(
  index: SearchIndex,
  request: Request,
  isOvertaken: () => boolean = () => false,
): Promise<Answer> {
  const { shown, files, nbHits } = await chosen(index, request)
  if (isOvertaken()) throw new Overtaken()
  const words = queryWords(request.query)
  const hits = await Promise.all(
    shown.map(async ({ record, file }) => {
      return hitOf(await index.records(file), { record, at: record - files[file]! }, words, request)
    }),
  )
  return { hits, nbHits }
}

type Place = { readonly record: number; readonly at: number }

function hitOf(
  { route, area, records }: StoredPage,
  { record, at }: Place,
  words: readonly Word[],
  request: Request,
): Hit {
  const stored = records[at]
  if (!stored) throw new IndexError(`page ${route}: found ${records.length} records, expected one more.`)
  const [path, content, anchor] = stored
  const texts = [area, ...path].slice(0, LEVELS.length)
  const hierarchy = Object.fromEntries(
    LEVELS.map((level, depth) => [level, texts[depth] ?? null]),
  ) as Hit['hierarchy']
  const own = highlight(texts.at(-1)!, words)
  const isPage = path.length === 1
  const marked = Object.fromEntries(
    texts.map((text, depth) => [LEVELS[depth], markedOf(highlight(text, words))]),
  )
  const text = snippet(content, words, request.snippetWords, request.ellipsis)
  return {
    objectID: `${route}#${record}`,
    url: `${request.origin}${route}${anchor ? `#${anchor}` : ''}`,
    type: isPage || own.matched || content === '' ? (LEVELS[texts.length - 1] as HitType) : 'content',
    content: content === '' ? null : content,
    hierarchy,
    _highlightResult: { hierarchy: marked },
    _snippetResult: {
      hierarchy: marked,
      ...(content !== '' && { content: markedOf({ value: text, matched: text.includes('<mark>') }) }),
    },
  }
}

const markedOf = ({ value, matched }: { value: string; matched: boolean }): Marked => ({
  value,
  matchLevel: matched ? 'full' : 'none',
})
