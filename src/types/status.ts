// What plugins/status passes to /status, computed at build time from the sources only.

/** Something that was checked on a date and has to be checked again `limit` days later. */
export interface Dated {
  /** YYYY-MM-DD */
  verified: string
  limit: number
}

export interface PageStatus extends Dated {
  route: string
  title: string
}

export interface ClaimStatus extends Dated {
  statement: string
  why: string
  page: string
  /** Null if the page isn't written yet. */
  title: string | null
  sources: string[]
}

export interface UnrunBlocks {
  route: string
  title: string
  count: number
}

export interface MovedVersion {
  name: string
  here: string
  newest: string
  note: string | null
}

/** Facts that matched a network when they were last compared with it. */
export interface ComparedFacts {
  network: string
  facts: number
  /** Block and date (YYYY-MM-DD) of the oldest comparison. */
  block: number
  on: string
}

export interface StatusData {
  asOf: string
  pages: PageStatus[]
  /** Pages about the past, which no longer change. */
  settled: number
  claims: ClaimStatus[]
  unrun: UnrunBlocks[]
  compared: ComparedFacts[]
  versions: { askedOn: string; asked: number; moved: MovedVersion[] }
}
