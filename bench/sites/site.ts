import type { Corpus } from '../corpus/corpus'

export type SearchBox = {
  /** Key that opens the search, as Playwright names it. */
  readonly open: string
  /** The first result. */
  readonly hit: string
}

export type Build = { readonly seconds: number; readonly megabytes: number | null }

/** A compared generator with its default theme. */
export type Site = {
  readonly name: string
  readonly title: string
  /** What its results are valid for: the versions pinned in its lock file. */
  readonly stamp: () => string
  /** Rebuilds a corpus; `out` is for the finished folder, ready to serve. */
  readonly build: (corpus: Corpus, out: string, say: (what: string) => void) => Promise<Build>
  /** A page's URL, as the site's own links have it. */
  readonly address: (corpus: Corpus, route: string) => string
  /** Undefined if the default theme has no built-in search. */
  readonly search?: SearchBox
}
