import { SIZES } from '../corpora'
import { exact, kilobytes, shown, type Table, whole, withSpread } from '../measure/table'
import type { Figure } from './stored'

export type Named = { readonly name: string; readonly title: string; readonly searches: boolean }

const NONE = 'none'

/** A time's median and spread. In: a measurement's figures, and the time's path in them, such as "atOnce.ms". */
function readTime(of: (path: string) => number | undefined, path: string): string {
  const spread = path.replace(/[^.]+$/, 'spread.$&')
  return withSpread(of(path), of(`${spread}.0`), of(`${spread}.1`))
}

const sum = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined ? undefined : a + b

const line = (site: Named, cells: readonly string[]) => [site.title, ...cells]

function pageTable(sites: readonly Named[], figure: Figure): Table {
  const bytes = ['html', 'script', 'style', 'font', 'other', 'ahead'] as const
  return {
    heading: 'One page on a phone',
    note: 'KB that the server sent until the network was idle, by kind. "Ahead" is what was prefetched for pages that the reader might open. "At load" is the total when the page had loaded, "scrolled" the total once the reader had scrolled, and "saving data" the total until the reader acts if the browser requests reduced data. The blocking time includes scrolling. Times in ms.',
    head: 'HTML,JS,CSS,fonts,other,ahead,at load,after idle,scrolled,saving data,first paint,blocking,layout shift'.split(
      ',',
    ),
    rows: sites.map((site) => {
      const of = (path: string) => figure(`page.${site.name}`, path)
      return line(site, [
        ...bytes.map((kind) => kilobytes(of(`bytes.${kind}`))),
        kilobytes(of('bytesAtLoad')),
        kilobytes(of('bytes.all')),
        kilobytes(sum(of('bytes.all'), of('bytesScrolled'))),
        kilobytes(of('bytesSavingData')),
        readTime(of, 'paintMs'),
        readTime(of, 'blockingMs'),
        exact(of('layoutShift')),
      ])
    }),
  }
}

const navigationTable = (sites: readonly Named[], figure: Figure): Table => ({
  heading: 'Opening a sidebar link',
  note: 'From the click to the heading of the next page, once the reader had scrolled, without hovering over the link first and after hovering until the network was idle. The last column includes what hovering fetched.',
  head: ['no hover, ms', 'KB on click', 'after hover, ms', 'KB on click', 'KB in total'],
  rows: sites.map((site) => {
    const of = (path: string) => figure(`navigation.${site.name}`, path)
    return line(site, [
      readTime(of, 'atOnce.ms'),
      kilobytes(of('atOnce.bytes')),
      readTime(of, 'pointed.ms'),
      kilobytes(of('pointed.bytes')),
      kilobytes(of('pointed.bytesInAll')),
    ])
  }),
})

const searchTable = (sites: readonly Named[], figure: Figure): Table => ({
  heading: 'Search',
  note: `From the key that opens it to the first result, on this site's pages, once the reader had scrolled. Then one more letter ("new letter") until its first hits were painted, and until its last were, and the same letter again with nothing left to fetch ("cached letter"). KB to the first result as the site grows are measured on the generated pages.`,
  head: [
    'KB',
    'first result, ms',
    'new letter, ms',
    'all its hits, ms',
    'cached letter, ms',
    'all its hits, ms',
    ...SIZES.map((size) => `KB at ${size} pages`),
  ],
  rows: sites.map((site) => {
    if (!site.searches) return line(site, Array<string>(6 + SIZES.length).fill(NONE))
    const of = (path: string) => figure(`search.${site.name}`, path)
    return line(site, [
      kilobytes(of('bytes')),
      readTime(of, 'firstResultMs'),
      readTime(of, 'newKeyMs'),
      readTime(of, 'newKeyAllMs'),
      readTime(of, 'cachedKeyMs'),
      readTime(of, 'cachedKeyAllMs'),
      ...SIZES.map((size) => kilobytes(figure(`search.${site.name}.n${size}`, 'bytes'))),
    ])
  }),
})

const percent = shown((share) => `${(100 * share).toFixed(1)}%`)

/** The engines that `steps/relevance.ts` measures. */
const relevanceTable = (_sites: readonly Named[], figure: Figure): Table => ({
  heading: 'Search relevance',
  note: "The measuring set (`tests/relevance/queries.tsv`) on this site's pages: the share of queries whose answer comes first, the share among the first three, and the mean reciprocal rank. `npm run search:relevance` measures plain MiniSearch on the same records.",
  head: ['queries', 'at 1', 'at 3', 'MRR'],
  rows: [
    ['celo', 'This site'],
    ['starlight', 'Starlight (Pagefind)'],
  ].map(([name, title]) => {
    const of = (path: string) => figure(`relevance.${name}`, path)
    const rank = shown((value) => value.toFixed(3))(of('meanReciprocalRank'))
    return [title!, whole(of('queries')), percent(of('successAt1')), percent(of('successAt3')), rank]
  }),
})

/** Bytes that each page beyond the smallest size adds to one page; undefined unless both ends were measured. */
export function perFurtherPage(site: string, kind: string, figure: Figure): number | undefined {
  const [least, most] = [SIZES[0], SIZES[SIZES.length - 1]!]
  const [few, many] = [least, most].map((size) => figure(`growth.${site}.n${size}`, `bytes.${kind}`))
  return few === undefined || many === undefined ? undefined : (many - few) / (most - least)
}

const growthTable = (sites: readonly Named[], figure: Figure): Table => ({
  heading: 'As the site grows',
  note: 'KB of the same page as the number of pages grows, and the bytes that each additional page adds to every page.',
  head: [
    ...SIZES.map((size) => `JS at ${size}`),
    'JS bytes per page',
    ...SIZES.map((size) => `HTML at ${size}`),
    'HTML bytes per page',
  ],
  rows: sites.map((site) => {
    const kinds = ['script', 'html'].map((kind) => [
      ...SIZES.map((size) => kilobytes(figure(`growth.${site.name}.n${size}`, `bytes.${kind}`))),
      shown((value) => value.toFixed(1))(perFurtherPage(site.name, kind, figure)),
    ])
    return line(site, kinds.flat())
  }),
})

const buildTable = (sites: readonly Named[], figure: Figure): Table => {
  const corpora = ['site', ...SIZES.map((size) => `n${size}`)]
  return {
    heading: 'Clean builds',
    note: 'Elapsed seconds of one build each, the machine’s load average at the end, and the peak resident memory of all processes in MB. If the load exceeds the number of processors, processes wait for each other, so don’t compare builds with different loads. This site’s build also creates the search index, the exports for assistants and the compressed files.',
    head: ['this site’s pages', ...SIZES.map((size) => `${size} pages`)].flatMap((name) => [
      `${name}, s`,
      'load',
      'MB',
    ]),
    rows: sites.map((site) =>
      line(
        site,
        corpora.flatMap((corpus) => [
          whole(figure(`build.${site.name}.${corpus}`, 'seconds')),
          whole(figure(`build.${site.name}.${corpus}`, 'load')),
          whole(figure(`build.${site.name}.${corpus}`, 'megabytes')),
        ]),
      ),
    ),
  }
}

/** The servers that `steps/load.ts` measures; the sites don't matter. */
const loadTable = (_sites: readonly Named[], figure: Figure): Table => ({
  heading: 'This site’s server under load',
  note: '200 connections for 30 s from readers, clients that disconnect, slow clients and malformed requests, compared with nginx serving the same files. Memory in MB: early, late and peak.',
  head: ['requests per second', 'errors', 'early', 'late', 'peak'],
  rows: [
    ['own', 'This site’s server'],
    ['nginx', 'nginx'],
  ].map(([name, title]) => {
    const of = (path: string) => figure(`load.${name}`, path)
    const memory = ['early', 'late', 'peak'].map((moment) => whole(of(`memoryMb.${moment}`)))
    return [title!, whole(of('requestsASecond')), whole(of('errors')), ...memory]
  }),
})

/** All the comparison's tables. */
export const tables = (sites: readonly Named[], figure: Figure): Table[] =>
  [pageTable, navigationTable, searchTable, relevanceTable, growthTable, buildTable, loadTable].map((make) =>
    make(sites, figure),
  )
