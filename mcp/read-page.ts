import { nearMatches } from '../checks/content/near-match'
import { sectionAt } from '../plugins/machine-reading/client/markdown-section'
import { ownAnchor } from '../plugins/machine-reading/markdown/heading-anchor'
import type { BuiltDocs } from './built-docs'
import { DocsError } from './docs-error'

const LONGEST_ADDRESS = 500

export interface ReadPage {
  readonly route: string
  /** The old address that was asked for, when the page moved. */
  readonly movedFrom?: string
  readonly markdown: string
}

/** Path and anchor of an address in any spelling: whole, with .md or .html, with a slash at its end. */
function partsOf(address: string): { path: string; anchor: string } {
  if (address.length > LONGEST_ADDRESS)
    throw new DocsError(
      'bad_input',
      `page: found ${address.length} characters, expected at most ${LONGEST_ADDRESS}.`,
    )
  const [whole = '', anchor = ''] = address.trim().split('#')
  const path = whole
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[?].*$/, '')
    .replace(/\/index\.(?:html|md)$/, '/')
    .replace(/\.(?:html|md)$/, '')
    .replace(/(.)\/$/, '$1')
  return { path: path.startsWith('/') ? path : `/${path}`, anchor }
}

/** Anchors of the headings of Markdown, in their order. */
function anchorsOf(markdown: string): string[] {
  const text = markdown.replace(/^( *)(`{3,})[^\n]*\n[\s\S]*?^\1\2$/gm, '')
  return [...text.matchAll(/^[ >-]*#{1,6} (.+)$/gm)].map(([, words = '']) => {
    const [, own] = /<a id="([^"]+)"><\/a>/.exec(words) ?? []
    return (
      own ??
      ownAnchor(
        words
          .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
          .replace(/[\\*`]/g, '')
          .trim(),
      )
    )
  })
}

function sectionOf(markdown: string, anchor: string, path: string): string {
  const anchors = anchorsOf(markdown)
  const section = sectionAt(markdown, anchors.indexOf(anchor))
  if (section !== undefined) return section
  throw new DocsError(
    'unknown_section',
    `page: found no section "#${anchor}" on ${path}, expected one of ${anchors
      .slice(1, 30)
      .map((name) => `#${name}`)
      .join(', ')}.`,
  )
}

/**
 * The Markdown of a page, or of the section that its anchor names. Old addresses lead to their page.
 * @throws DocsError for an unknown page or section, with near ones
 */
export async function readPage(docs: BuiltDocs, address: string): Promise<ReadPage> {
  const { path, anchor } = partsOf(address)
  const target = (await docs.moved())[path]
  const route = target ? partsOf(target).path : path
  if (!docs.routes.has(route)) {
    const near = nearMatches(route.slice(0, 120), docs.routes)
    const mend = near.length > 0 ? ` Near: ${near.join(', ')}.` : ' Mend: search_docs finds pages.'
    throw new DocsError(
      'unknown_page',
      `page: found no page "${path.slice(0, 100)}", expected an address such as /developer/viem.${mend}`,
    )
  }
  const markdown = await docs.markdown(route)
  const text = anchor === '' ? markdown : sectionOf(markdown, anchor, route)
  return { route, ...(target ? { movedFrom: path } : {}), markdown: text }
}
