import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { routeFromBuiltFile } from '../../../model/route'
import type { Site } from './page-address'
import { pageMarkdown } from './page-markdown'
import { type BuiltPage, type SourceFacts, readPage } from './read-page'
import { twinFaults } from './twin-faults'
import type { DocSource } from '../read-sources'

export const NOT_FOUND = '/404'
const SHOWN_FAULTS = 20

/** A page with its Markdown. */
export interface TwinnedPage extends BuiltPage {
  readonly file: string
  readonly html: string
  readonly markdown: string
}

function sourceFacts(doc: DocSource | undefined): SourceFacts {
  if (!doc) return {}
  const { facts, provenance } = doc
  return { facts, ...(provenance ? { provenance } : {}) }
}

/**
 * Reads built pages and makes their Markdown.
 * @param files HTML files below the built folder, without pages that only redirect
 * @throws naming every page whose Markdown lacks too much of it, or a heading
 */
export async function readBuiltPages(
  build: string,
  files: readonly string[],
  docs: ReadonlyMap<string, DocSource>,
  origin: string,
): Promise<{ site: Site; pages: TwinnedPage[] }> {
  const read: (BuiltPage & { file: string; html: string })[] = []
  for (const file of files) {
    const html = await readFile(path.join(build, file), 'utf8')
    const route = routeFromBuiltFile(file)
    const page = readPage(route, html, sourceFacts(docs.get(route)))
    if (page) read.push({ ...page, file, html })
  }
  const site = {
    origin,
    routes: new Set(read.map(({ route }) => route).filter((route) => route !== NOT_FOUND)),
  }
  const pages = read.map((page) => ({ ...page, markdown: pageMarkdown(page, site) }))
  const faults = pages.flatMap((page) => twinFaults(page, page.markdown))
  if (faults.length === 0) return { site, pages }
  const more = faults.length > SHOWN_FAULTS ? [`… and ${faults.length - SHOWN_FAULTS} more`] : []
  throw new Error([...faults.slice(0, SHOWN_FAULTS), ...more].join('\n'))
}
