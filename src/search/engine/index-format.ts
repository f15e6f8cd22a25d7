// The embedded index's files, and how their numbers are encoded.

/** Where the index is in the built site. The folder's name is a hash of its content. */
export const INDEX_FOLDER = '/search-index'
export const MANIFEST = `${INDEX_FOLDER}/manifest.json`

export interface Manifest {
  /** Folder of the other files below the index folder. */
  readonly stamp: string
  /** The first term in each block of terms, in order. */
  readonly blocks: readonly string[]
  /**
   * Numbers of records of the files of each page, in the order of the records: base 36, files of one page with dots,
   * pages with commas.
   */
  readonly pages: string
  /** Sections of the site that group the results, in no order. */
  readonly areas: readonly string[]
  /** The section of each page: a base-36 digit, its index in `areas`. */
  readonly pageAreas: string
  /** Longest class of words in the lists for typing errors. */
  readonly longest: number
}

/** One block: terms with the records that hold them. */
export type TermBlock = readonly (readonly [term: string, postings: string])[]

/** One file of records of a page: a record is its titles from the page's down, its text, and its anchor. */
export interface StoredPage {
  readonly route: string
  readonly area: string
  readonly records: readonly (readonly [path: readonly string[], content: string, anchor?: string])[]
}

export interface Posting {
  readonly record: number
  /** How relevant the record is to the term, 1 to 255. */
  readonly weight: number
}

/** Writes postings, sorted by record, as base-36 pairs of the step to the next record and the weight. */
export function packPostings(postings: readonly Posting[]): string {
  let last = 0
  const pairs = postings.map(({ record, weight }) => {
    const step = record - last
    last = record
    return `${step.toString(36)}.${weight.toString(36)}`
  })
  return pairs.join(' ')
}

/** @throws RangeError if the text isn't a list of pairs. */
export function unpackPostings(packed: string): Posting[] {
  let record = 0
  return packed.split(' ').map((pair) => {
    const [step, weight] = pair.split('.').map((digits) => Number.parseInt(digits, 36))
    if (!Number.isFinite(step) || !Number.isFinite(weight)) throw new RangeError(`postings: found ${pair}`)
    record += step!
    return { record, weight: weight! }
  })
}

/** The length class of a word in the lists for typing errors: words of 3 letters and fewer have none. */
export function lengthClass(word: string, longest: number): number {
  return Math.min(word.length, longest)
}
