import { createHash } from 'node:crypto'

/** A page, as every generator gets it. */
export type BenchPage = {
  /** Path without a trailing slash; "/" for the first page. */
  readonly route: string
  readonly title: string
  readonly description: string
  /** CommonMark with tables, without the title. Links inside the site are routes. */
  readonly body: string
}

export type Corpus = {
  /** "site" or "n350". */
  readonly name: string
  readonly pages: readonly BenchPage[]
  /** The page to load, and the one to open from its sidebar. */
  readonly page: string
  readonly next: string
  /** The word to search for, which is on many pages. */
  readonly query: string
}

/** A short hash of all pages, which identifies the corpus. */
export const corpusHash = ({ pages }: Corpus): string =>
  createHash('sha256').update(JSON.stringify(pages)).digest('hex').slice(0, 12)

/** True if other pages are below this one, which is then a folder's index. */
export const hasPagesBelow = ({ pages }: Corpus, route: string): boolean =>
  route === '/' || pages.some((page) => page.route.startsWith(`${route}/`))

/** A page's file, relative to the pages' folder, such as "build/index.md". */
export const getFile = (corpus: Corpus, route: string, ending = 'md'): string =>
  `${hasPagesBelow(corpus, route) ? `${route}/index`.replace('//', '/') : route}.${ending}`.slice(1)
