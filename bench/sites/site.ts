import type { Corpus } from '../corpus/corpus'

export type SearchBox = {
  /** What the reader looks for, in the way the site has it: keys as Playwright names them. */
  readonly open: string
  /** The first result. */
  readonly hit: string
}

export type Build = { readonly seconds: number; readonly megabytes: number | null }

/** One of the compared generators, with its default theme. */
export type Site = {
  readonly name: string
  readonly title: string
  /** What its results hold for: the versions that its lock file pins. */
  readonly stamp: () => string
  /** Builds a corpus anew; `out` is where the finished folder goes, ready to serve. */
  readonly build: (corpus: Corpus, out: string, say: (what: string) => void) => Promise<Build>
  /** Address of a page, as its own links have it. */
  readonly address: (corpus: Corpus, route: string) => string
  /** Undefined where the default theme has no search of its own. */
  readonly search?: SearchBox
}
