import path from 'node:path'
import type { Corpus } from '../corpus/corpus'
import type { SearchBox } from './site'

/** Where the peers' packages and configuration are, in a folder with each one's name. */
export const COMMITTED = path.resolve('bench/peers')

/** A generator to compare with, and what differs from the others in how it's built. */
export type Peer = {
  readonly name: string
  readonly title: string
  /** Folders for the pages and the build's output, relative to the peer's folder. */
  readonly pages: string
  readonly built: string
  /** Programs in node_modules that build it one after another, each with its arguments. */
  readonly programs: readonly (readonly [program: string, ...words: string[]])[]
  /** Folders left by earlier builds, which a clean build mustn't find. */
  readonly leftovers: readonly string[]
  /** True if the theme doesn't render the title in the front matter as a heading. */
  readonly titleInBody?: boolean
  readonly frontMatter?: (route: string, corpus: Corpus) => Readonly<Record<string, string | boolean>>
  /** Rewrites a page's text in the generator's own form, where it can't read that of the export. */
  readonly adapt?: (body: string) => string
  /** A link to another page in the corpus, in the generator's format. */
  readonly address: (corpus: Corpus, route: string) => string
  /** Writes other files that the configuration reads. */
  readonly prepare?: (corpus: Corpus, folder: string) => void
  readonly environment?: Readonly<Record<string, string>>
  /** True if a package requires its install script; this repository's .npmrc disables all of them. */
  readonly installScripts?: boolean
  readonly search?: SearchBox
}
