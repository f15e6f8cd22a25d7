// What plugins/home-data hands to the pages outside the documentation, computed at build time.

export interface NetworkFactsData {
  id: string
  name: string
  kind: 'mainnet' | 'testnet'
  chainId: string
  rpc: string
  explorer: string
  faucet: string | null
}

/** A sample of the landing page as finished HTML, made at build time from our own file. */
export interface SampleData {
  /** Name of its tab. */
  label: string
  /** Whether its lines are commands, which have a prompt. */
  terminal: boolean
  html: string
}

export interface NewsData {
  /** Day as YYYY-MM-DD. */
  date: string
  /** Day in words. */
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
  /** The newest first. */
  news: NewsData[]
  /** Targets of home and /home that no page answers yet. */
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
  /** Null when the project named none. */
  source: EntrySource | null
  tags: string[]
}

export interface TutorialEntry {
  route: string
  name: string
  description: string
  /** Address of the page's file in the repository of these pages. */
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
