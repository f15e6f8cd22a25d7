/** One section of one page, before it is packed. */
export interface SearchRecord {
  readonly objectID: string
  readonly route: string
  readonly area: string
  readonly anchor?: string
  /** Page title, then the headings that lead to the section. */
  readonly path: readonly string[]
  readonly content: string
  /** Other names: keywords, slugs, symbols, old names. Searched, not shown. */
  readonly names: readonly string[]
  /** Questions that it answers, in readers' words. Searched, not shown. */
  readonly asked?: readonly string[]
  readonly status: PageStatus
  /** How much less than a section it counts, as 0 to 1; 1 when it is not given. */
  readonly weight?: number
}

export type PageStatus = 'current' | 'beta' | 'retired' | 'historical'

/** Separates what one section holds, when it is long, into pieces of about this many characters. */
export const CONTENT_LIMIT = 1600
