import type { BrowserContext, Page } from '@playwright/test'
import type { DeployedSite } from '../support/deployed-site'
import type { Random } from './random'
import type { PageFacts } from './page-facts'

/** Choices made with buttons, which every later page has to keep. */
export type Choices = {
  theme: 'dark' | 'light'
  /** Chosen tab by group. */
  tabs: Map<string, string>
  /** Labels of sidebar groups that the reader opened; a new document forgets them. */
  groups: Set<string>
  /** Whether the reader hid the sidebar; a new document forgets it. */
  isSidebarHidden: boolean
}

/** Where the reader left a history entry, by the browser's key for that entry. */
export type Place = { y: number; width: number }

/** A reader on a walk. */
export type Reader = {
  page: Page
  context: BrowserContext
  site: DeployedSite
  random: Random
  choices: Choices
  places: Map<string, Place>
  /** Whether the page has changed since it was opened, so its height will be different on return. */
  isBent: boolean
  isNarrow: boolean
  isOffline: boolean
  /** Whether this document has loaded the search dialog, so it opens offline. */
  hasSearch: boolean
  /** Paths that this document has shown, the latest last; they're available offline. */
  read: string[]
  /** The current action's name. */
  doing: string
  /** Whether steps may load another document at all. */
  loads: boolean
  /** Whether this step may. */
  mayLoad: boolean
  /** What a URL shows when loaded from scratch. */
  freshFacts: (address: string) => Promise<PageFacts>
  /** Replaces the served release with another one. */
  deployNext: () => void
  /** The release that's served. */
  served: () => string
  /** How long a page may take to show what it should, in ms. */
  patience: number
  /** How often something that could have differed was compared, by kind. */
  compared: Map<string, number>
}

/**
 * One thing that a reader does. Out: what was done, for the list of steps; undefined if the page doesn't offer it.
 */
export type Action = {
  name: string
  /** How often, relative to the others. */
  weight: number
  /** Whether it loads another document. */
  loads?: true
  act: (reader: Reader) => Promise<string | undefined>
}
