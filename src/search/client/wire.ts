// The hosted service's protocol: POST /1/indexes/*/queries with { requests } returns { results }.
import type { Answer, Request } from '../engine/search'

const HITS_PER_PAGE = 20
const SNIPPET_WORDS = 10
/** Sections per page in a list that doesn't request one hit per page: a third would push out another page. */
const SECTIONS_OF_PAGE = 2

type Parameters = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Parameters => typeof value === 'object' && value !== null

/** A parameter's integer value from 0 to a limit, or the default. */
function count(value: unknown, fallback: number, limit = 100): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
    ? Math.min(value, limit)
    : fallback
}

function snippetWords(attributes: unknown): number {
  const list = Array.isArray(attributes) ? attributes.map(String) : []
  const content = list.find((attribute) => attribute.startsWith('content:'))
  return count(Number(content?.split(':')[1] ?? SNIPPET_WORDS), SNIPPET_WORDS)
}

/** Reads one request from the body; missing values, or values of another type, get the default. */
export function readRequest(value: unknown, origin: string): Request {
  const given = isObject(value) ? value : {}
  const nested = isObject(given.params) ? given.params : {}
  const parameters: Parameters = { ...given, ...nested }
  return {
    query: typeof parameters.query === 'string' ? parameters.query : '',
    page: count(parameters.page, 0, 1000),
    hitsPerPage: count(parameters.hitsPerPage, HITS_PER_PAGE),
    snippetWords: snippetWords(parameters.attributesToSnippet),
    ellipsis: typeof parameters.snippetEllipsisText === 'string' ? parameters.snippetEllipsisText : '…',
    perPage:
      parameters.distinct === true ? 1 : count(parameters.distinct, SECTIONS_OF_PAGE) || SECTIONS_OF_PAGE,
    ...(parameters.perArea !== undefined && { perArea: count(parameters.perArea, HITS_PER_PAGE) }),
    ...(parameters.files !== undefined && { files: count(parameters.files, HITS_PER_PAGE) }),
    origin,
  }
}

/** The requests in a body, in either of the two forms that the service's clients send. */
export function listRequests(body: unknown): readonly unknown[] {
  if (Array.isArray(body)) return body
  return isObject(body) && Array.isArray(body.requests) ? body.requests : []
}

/** One result in the response. */
export function readResult({ hits, nbHits, nbPages }: Answer, request: Request, index: string): Parameters {
  return {
    hits,
    nbHits,
    page: request.page,
    nbPages,
    hitsPerPage: request.hitsPerPage,
    query: request.query,
    index,
    params: '',
    processingTimeMS: 1,
    exhaustiveNbHits: true,
    queryID: '',
  }
}
