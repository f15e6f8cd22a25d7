import { type Corpus } from './corpus/corpus'
import { generatedCorpus } from './corpus/generated'
import { siteCorpus } from './corpus/site-pages'

export const SITE = 'site'
/** The generated corpus's sizes, in pages. */
export const SIZES = [100, 350, 1000] as const

/** "site", "n100" … */
export const corpusNames: readonly string[] = [SITE, ...SIZES.map((size) => `n${size}`)]

const made = new Map<string, Corpus>()

/** A corpus by its name; created once. */
export function getCorpus(name: string): Corpus {
  const known = made.get(name)
  if (known) return known
  const corpus = name === SITE ? siteCorpus() : generatedCorpus(Number(name.slice(1)))
  made.set(name, corpus)
  return corpus
}
