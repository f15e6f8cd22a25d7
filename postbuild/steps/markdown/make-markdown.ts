import type { BuiltPage } from '../../built-page'
import { stopOn } from '../../stop-on'
import type { Site } from './page-address'
import { pageMarkdown } from './page-markdown'
import { type ReadablePage, type SourceFacts, readPage } from './read-page'
import { markdownFaults } from './markdown-faults'
import type { DocSource } from '../read-sources'

export const NOT_FOUND = '/404'

/** A page with its Markdown. */
export interface PageWithMarkdown extends ReadablePage {
  readonly built: BuiltPage
  readonly markdown: string
}

function sourceFacts(doc: DocSource | undefined): SourceFacts {
  if (!doc) return {}
  const { facts, provenance } = doc
  return { facts, ...(provenance ? { provenance } : {}) }
}

/**
 * Creates the Markdown for built pages.
 * @param origin where the site is published
 * @throws naming every page whose Markdown is missing too much of it, or a heading
 */
export function makeMarkdown(
  built: readonly BuiltPage[],
  docs: ReadonlyMap<string, DocSource>,
  origin: string,
): { site: Site; pages: PageWithMarkdown[] } {
  const read = built.flatMap((page) => {
    const readable = readPage(page.route, page.tree, sourceFacts(docs.get(page.route)))
    return readable ? [{ ...readable, built: page }] : []
  })
  const site = {
    origin,
    routes: new Set(read.map(({ route }) => route).filter((route) => route !== NOT_FOUND)),
  }
  const pages = read.map((page) => ({ ...page, markdown: pageMarkdown(page, site) }))
  stopOn(pages.flatMap((page) => markdownFaults(page, page.markdown)))
  return { site, pages }
}
