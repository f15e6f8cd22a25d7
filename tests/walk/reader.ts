import type { BrowserContext, Page } from '@playwright/test'
import type { DeployedSite } from '../support/deployed-site'
import type { Random } from './random'
import type { PageFacts } from './page-facts'

/** What buttons have set, and every later page must still show. */
export type Choices = {
  theme: 'dark' | 'light'
  /** Chosen tab by group. */
  tabs: Map<string, string>
  /** Labels of groups of the list of pages that the reader opened; a new document forgets them. */
  groups: Set<string>
  /** Whether the reader hid the list of pages; a new document forgets it. */
  isSidebarHidden: boolean
}

/** Where the reader left an entry of the history, by the browser's key of that entry. */
export type Place = { y: number; width: number }

/** A reader under way. */
export type Reader = {
  page: Page
  context: BrowserContext
  site: DeployedSite
  random: Random
  choices: Choices
  places: Map<string, Place>
  /** Whether the page was changed since it was opened, so that its height isn't what a return to it will find. */
  isBent: boolean
  isNarrow: boolean
  isOffline: boolean
  /** Whether this document has the search dialog, so that it opens without a connection. */
  hasSearch: boolean
  /** Paths that this document has shown, the latest last: they can be read again without a connection. */
  read: string[]
  /** Name of the action that's under way. */
  doing: string
  /** Whether steps may load another document at all. */
  loads: boolean
  /** Whether this step may. */
  mayLoad: boolean
  /** What a fresh load of an address shows. */
  freshFacts: (address: string) => Promise<PageFacts>
  /** Puts another release in place of the one that's served. */
  deployNext: () => void
  /** The release that's served. */
  served: () => string
  /** How often something was compared that could have differed, by what it is. */
  compared: Map<string, number>
}

/**
 * One thing that a reader does. Out: what was done, for the list of steps, or undefined where the page doesn't offer it.
 */
export type Action = {
  name: string
  /** How often, beside the others. */
  weight: number
  /** Whether it loads another document. */
  loads?: true
  act: (reader: Reader) => Promise<string | undefined>
}
