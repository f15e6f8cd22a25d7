import type { Table } from '../measure/table'
import { perFurtherPage, type Named } from './tables'
import type { Figure } from './stored'

/** A figure in which the sites are compared; less is better unless `more` says otherwise. */
type Column = {
  readonly what: string
  readonly read: (site: string, figure: Figure) => number | undefined
  readonly show: (value: number) => string
  readonly more?: true
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
const milliseconds = (value: number) => `${Math.round(value)} ms`
const seconds = (value: number) => `${Math.round(value)} s`
const bytes = (value: number) => `${value.toFixed(1)} bytes`
const percent = (share: number) => `${(100 * share).toFixed(1)}%`

const stored =
  (step: string, path: string, corpus = '') =>
  (site: string, figure: Figure) =>
    figure(`${step}.${site}${corpus}`, path)

const COLUMNS: readonly Column[] = [
  { what: 'HTML', read: stored('page', 'bytes.html'), show: kilobytes },
  { what: 'JavaScript', read: stored('page', 'bytes.script'), show: kilobytes },
  { what: 'style sheets', read: stored('page', 'bytes.style'), show: kilobytes },
  { what: 'fonts', read: stored('page', 'bytes.font'), show: kilobytes },
  { what: 'at load', read: stored('page', 'bytesAtLoad'), show: kilobytes },
  { what: 'after idle', read: stored('page', 'bytes.all'), show: kilobytes },
  {
    what: 'scrolled',
    read: (site, figure) => {
      const [idle, more] = ['bytes.all', 'bytesScrolled'].map((path) => figure(`page.${site}`, path))
      return idle === undefined || more === undefined ? undefined : idle + more
    },
    show: kilobytes,
  },
  { what: 'saving data', read: stored('page', 'bytesSavingData'), show: kilobytes },
  { what: 'first paint', read: stored('page', 'paintMs'), show: milliseconds },
  { what: 'blocking', read: stored('page', 'blockingMs'), show: milliseconds },
  { what: 'layout shift', read: stored('page', 'layoutShift'), show: String },
  { what: 'a link at once', read: stored('navigation', 'atOnce.ms'), show: milliseconds },
  { what: 'a link pointed at', read: stored('navigation', 'pointed.ms'), show: milliseconds },
  { what: 'a link, in total', read: stored('navigation', 'pointed.bytesInAll'), show: kilobytes },
  { what: 'search, first result', read: stored('search', 'bytes'), show: kilobytes },
  { what: 'search, first result', read: stored('search', 'firstResultMs'), show: milliseconds },
  { what: 'search, new letter', read: stored('search', 'newKeyMs'), show: milliseconds },
  { what: 'search, its last hit', read: stored('search', 'newKeyAllMs'), show: milliseconds },
  { what: 'search, cached letter', read: stored('search', 'cachedKeyMs'), show: milliseconds },
  { what: 'search, its last hit', read: stored('search', 'cachedKeyAllMs'), show: milliseconds },
  { what: 'search at 1000 pages', read: stored('search', 'bytes', '.n1000'), show: kilobytes },
  { what: 'search, answer first', read: stored('relevance', 'successAt1'), show: percent, more: true },
  {
    what: 'JavaScript per page',
    read: (site, figure) => perFurtherPage(site, 'script', figure),
    show: bytes,
  },
  { what: 'HTML per page', read: (site, figure) => perFurtherPage(site, 'html', figure), show: bytes },
  { what: 'clean build', read: stored('build', 'seconds', '.site'), show: seconds },
  { what: 'clean build, 1000 pages', read: stored('build', 'seconds', '.n1000'), show: seconds },
]

/** Two values that the report shows alike are level: a difference that it doesn't show isn't one. */
function judge({ show, more }: Column, ours: number, best: number): string {
  if (show(ours) === show(best)) return 'level'
  const isAhead = more ? ours > best : ours < best
  const gap = show(Math.abs(ours - best))
  return isAhead ? `ahead by ${gap}` : `**behind by ${gap}**`
}

function compare(column: Column, [own, peers]: readonly [Named, readonly Named[]], figure: Figure) {
  const ours = column.read(own.name, figure)
  const measured = peers.flatMap(({ name, title }) => {
    const value = column.read(name, figure)
    return value === undefined ? [] : [{ title, value }]
  })
  if (ours === undefined || measured.length === 0) return undefined
  const better = column.more ? Math.max : Math.min
  const best = better(...measured.map(({ value }) => value))
  const titles = measured.filter(({ value }) => column.show(value) === column.show(best))
  const names = titles.map(({ title }) => title).join(', ')
  return [column.what, column.show(ours), column.show(best), names, judge(column, ours, best)]
}

/**
 * Where this site is ahead of its peers, and where it's behind, from the stored figures.
 * @param sites this site first
 */
export function standingTable([own, ...peers]: readonly Named[], figure: Figure): Table {
  const rows = own ? COLUMNS.map((column) => compare(column, [own, peers], figure)) : []
  return {
    heading: 'Ahead and behind',
    note: 'This site beside the best of the others in each column of the tables below. Where two figures read alike, they are level.',
    head: ['this site', 'best peer', 'which', 'standing'],
    rows: rows.filter((row) => row !== undefined),
  }
}
