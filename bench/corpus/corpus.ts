import { createHash } from 'node:crypto'

/** A page as every generator gets it. */
export type BenchPage = {
  /** Address without a slash at its end; "/" for the first page. */
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
  /** The page that is loaded, and the one that its sidebar leads to. */
  readonly page: string
  readonly next: string
  /** What is looked for: found on many pages. */
  readonly query: string
}

/** A short hash of all pages: a corpus with another is another corpus. */
export const corpusHash = ({ pages }: Corpus): string =>
  createHash('sha256').update(JSON.stringify(pages)).digest('hex').slice(0, 12)

/** True where other pages are below this one: it is then the index of a folder. */
export const hasPagesBelow = ({ pages }: Corpus, route: string): boolean =>
  route === '/' || pages.some((page) => page.route.startsWith(`${route}/`))

/** File of a page, relative to the folder of pages, such as "build/index.md". */
export const getFile = (corpus: Corpus, route: string, ending = 'md'): string =>
  `${hasPagesBelow(corpus, route) ? `${route}/index`.replace('//', '/') : route}.${ending}`.slice(1)
