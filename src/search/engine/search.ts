// Serves one request in the format of the hosted service's records.
import { highlight, snippet } from './highlight'
import type { StoredPage } from './index-format'
import { LEVELS, type Level } from './levels'
import { IndexError, type SearchIndex } from './load-index'
import { pageLayout, segmentIndex } from './page-layout'
import { queryWords, rank, type Ranked } from './rank'
import type { Word } from './words'

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
  /** Maximum number of hits per page, unless only one page matches. */
  readonly perPage: number
  /** Hits per section of the site: showing fewer requires fewer text files. All of them if omitted. */
  readonly perArea?: number
  /** Number of text files to fetch: hits in other files are left out, and the best stay. All if omitted. */
  readonly files?: number
  /** Origin of the site. */
  readonly origin: string
}

export interface Answer {
  readonly hits: readonly Hit[]
  /** Number of pages that match, counting each page once. */
  readonly nbHits: number
  /** Number of pages of results. */
  readonly nbPages: number
}

/**
 * At most this many records per page, in ranking order; if only one page matches and several hits are requested,
 * all.
 */
function thinned(ranked: readonly Ranked[], perPage: number, pages: number): readonly Ranked[] {
  if (pages === 1 && perPage > 1) return ranked
  const counts = new Map<number, number>()
  return ranked.filter(({ page }) => {
    const count = (counts.get(page) ?? 0) + 1
    counts.set(page, count)
    return count <= perPage
  })
}

/** At most this many per section of the site. */
function limitedByArea(shown: readonly Ranked[], pageAreas: string, perArea = Infinity): Ranked[] {
  const counts = new Map<string, number>()
  return shown.filter(({ page }) => {
    const area = pageAreas[page] ?? ''
    const count = (counts.get(area) ?? 0) + 1
    counts.set(area, count)
    return count <= perArea
  })
}

/** Hits with the file that contains their text, limited to the first files. */
function limitedByFile(shown: readonly Ranked[], starts: readonly number[], most = Infinity) {
  const files = new Set<number>()
  return shown.flatMap(({ record }) => {
    const file = segmentIndex(starts, record)
    if (files.size < most) files.add(file)
    return files.has(file) ? [{ record, file }] : []
  })
}

/** Sections that a first response considers, best first; fewer for a query's first letters, since more follow. */
const FIRST_SECTIONS = { whole: 12, letters: 6 } as const

/** A newer query is waiting, so this one doesn't need a response. */
export class Overtaken extends Error {
  override name = 'Overtaken'
}

/** How far down the ranking a first response looks; the rest follows with all hits. */
function sectionsLookedAt({ query, files }: Request): number {
  if (files === undefined) return Infinity
  return query.trim().length < 3 ? FIRST_SECTIONS.letters : FIRST_SECTIONS.whole
}

/** The records that a request shows, and how many pages there are in all. */
async function chosen(index: SearchIndex, request: Request) {
  const ranked = await rank(index, request.query)
  const nbHits = new Set(ranked.map(({ page }) => page)).size
  const found = thinned(ranked, request.perPage, nbHits)
  const first = request.page * request.hitsPerPage
  const asked = found.slice(first, first + sectionsLookedAt(request))
  const inAreas = limitedByArea(asked, index.manifest.pageAreas, request.perArea)
  const { files } = pageLayout(index.manifest.pages)
  return {
    shown: limitedByFile(inAreas.slice(0, request.hitsPerPage), files, request.files),
    files,
    nbHits,
    nbPages: request.hitsPerPage > 0 ? Math.ceil(found.length / request.hitsPerPage) : 0,
  }
}

/**
 * Requests everything that a response needs, without waiting for its text files.
 * @throws IndexError if a part of the index needed for ranking is missing or broken
 */
export async function prepare(index: SearchIndex, request: Request): Promise<void> {
  const { shown } = await chosen(index, request)
  for (const { file } of shown) index.records(file).catch(() => undefined) // reported where it is used
}

/**
 * Serves a request. Calls `isOvertaken` before fetching the hits' text.
 * @throws IndexError if a part of the index is missing or broken; Overtaken.
 */
export async function search(
  index: SearchIndex,
  request: Request,
  isOvertaken: () => boolean = () => false,
): Promise<Answer> {
  const { shown, files, nbHits, nbPages } = await chosen(index, request)
  if (isOvertaken()) throw new Overtaken()
  const words = queryWords(request.query)
  const hits = await Promise.all(
    shown.map(async ({ record, file }) => {
      return buildHit(await index.records(file), { record, at: record - files[file]! }, words, request)
    }),
  )
  return { hits, nbHits, nbPages }
}

type Place = { readonly record: number; readonly at: number }

function buildHit(
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
    texts.map((text, depth) => [LEVELS[depth], markMatches(highlight(text, words))]),
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
      ...(content !== '' && { content: markMatches({ value: text, matched: text.includes('<mark>') }) }),
    },
  }
}

const markMatches = ({ value, matched }: { value: string; matched: boolean }): Marked => ({
  value,
  matchLevel: matched ? 'full' : 'none',
})
