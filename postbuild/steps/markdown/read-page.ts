import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import type { FrontMatter } from '../../../model/page/front-matter-schema'
import type { PageProvenance } from '../../../config/page-provenance'
import { findElement, withTag } from '../../../model/html'

/** The part of a built page that readers read. */
export interface ReadablePage {
  /** Path, such as /developer/viem; the landing page is /. */
  readonly route: string
  readonly title: string
  readonly description: string
  /** A document's article; another page's main part. */
  readonly main: Element
  /** Front matter of a document; other pages have none. */
  readonly facts?: FrontMatter
  /** What its code's checks proved. */
  readonly provenance?: PageProvenance
}

/** Metadata from a page's source. */
export type SourceFacts = Pick<ReadablePage, 'facts' | 'provenance'>

function getDescription(tree: Root): string {
  const meta = findElement(
    tree,
    ({ tagName, properties }) => tagName === 'meta' && properties.name === 'description',
  )
  return String(meta?.properties.content ?? '')
}

/**
 * Reads a built page.
 * @returns nothing for a page without a main part or heading
 */
export function readPage(route: string, tree: Root, source: SourceFacts = {}): ReadablePage | undefined {
  const main = findElement(tree, withTag('main'))
  const heading = main && findElement(main, withTag('h1'))
  if (!main || !heading) return undefined
  const title = toString(heading).trim()
  const description = getDescription(tree)
  const article = findElement(main, withTag('article')) ?? main
  return { route, title, description, main: article, ...source }
}
