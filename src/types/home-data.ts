// What plugins/home-data passes to the pages outside the documentation, computed at build time.

export interface NetworkFactsData {
  id: string
  name: string
  kind: 'mainnet' | 'testnet'
  chainId: string
  rpc: string
  explorer: string
  faucet: string | null
}

/** A landing-page sample as finished HTML, made at build time from our own file. */
export interface SampleData {
  /** Name of its tab. */
  label: string
  /** Whether its lines are commands, which have a prompt. */
  terminal: boolean
  /** The file that its first block shows. */
  file: string
  html: string
}

export interface NewsData {
  /** Day as YYYY-MM-DD. */
  date: string
  /** Date in words. */
  day: string
  title: string
  text: string
  page: string
}

export interface HomeData {
  networks: NetworkFactsData[]
  samples: SampleData[]
  /** Version of viem that the samples were run with. */
  viem: string
  /** The latest first. */
  news: NewsData[]
  /** Targets on the landing page and /home that have no page yet. */
  missing: string[]
}

export interface ListTag {
  id: string
  label: string
  description: string
}

/** Where an entry comes from: its code, its documentation, or a page about it. */
export interface EntrySource {
  kind: 'code' | 'docs' | 'page'
  address: string
}

export interface ShowcaseSite {
  name: string
  description: string
  website: string
  /** Null if the project gave none. */
  source: EntrySource
  tags: string[]
}

export interface TutorialEntry {
  route: string
  name: string
  description: string
  /** URL of the page's file in this site's repository. */
  source: string
  minutes: number | null
  tools: string[]
  tags: string[]
  checkedOn: string
}

export interface ShowcaseData {
  siteTags: ListTag[]
  sites: ShowcaseSite[]
  tutorialTags: ListTag[]
  tutorials: TutorialEntry[]
}
