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
  /** Questions that it answers, as readers phrase them. Searched, not shown. */
  readonly asked?: readonly string[]
  readonly status: PageStatus
  /** Weight relative to a section, from 0 to 1; 1 if omitted. */
  readonly weight?: number
}

export type PageStatus = 'current' | 'beta' | 'retired' | 'historical'

/** A long section is split into pieces of about this many characters. */
export const CONTENT_LIMIT = 1600
