import { nearMatches } from '../model/nearest'
import { sectionAt } from '../src/theme/DocItem/markdown-section'
import { OWN_ANCHOR, ownAnchor } from '../postbuild/steps/markdown/heading-anchor'
import type { BuiltDocs } from './built-docs'
import { DocsError } from './docs-error'

const LONGEST_ADDRESS = 500

export interface ReadPage {
  readonly route: string
  /** The old URL that was requested, if the page moved. */
  readonly movedFrom?: string
  readonly markdown: string
}

const OWN_MACHINE = /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/
const getHost = (address: string) => /^https?:\/\/([^/?#\\]*)/i.exec(address)?.[1]?.toLowerCase()

/** Another site's page isn't ours, even if its path is. */
function requireOwnHost(address: string, origins: readonly string[]): void {
  const host = getHost(address)
  if (host === undefined || OWN_MACHINE.test(host) || origins.some((origin) => getHost(origin) === host))
    return
  throw new DocsError(
    'bad_input',
    `page: found the host "${host.slice(0, 100)}", expected ${origins[0]}. Fix: pass only the path, such as /developer/viem.`,
  )
}

/** Path and anchor of a URL in any spelling: full, with .md or .html, with a trailing slash. */
function listParts(address: string, origins: readonly string[] = []): { path: string; anchor: string } {
  if (address.length > LONGEST_ADDRESS)
    throw new DocsError(
      'bad_input',
      `page: found ${address.length} characters, expected at most ${LONGEST_ADDRESS}.`,
    )
  const [whole = '', anchor = ''] = address.trim().split('#')
  const origin = origins.find((one) => `${whole}/`.startsWith(`${one}/`)) ?? ''
  const path = whole
    .slice(origin.length)
    .replace(/^https?:\/\/[^/?]*/i, '')
    .replace(/[?].*$/, '')
    .replace(/\/index\.(?:html|md)$/, '/')
    .replace(/\.(?:html|md)$/, '')
    .replace(/(.)\/$/, '$1')
  return { path: path.startsWith('/') ? path : `/${path}`, anchor }
}

/** Anchors of the headings in Markdown, in order. */
function listAnchors(markdown: string): string[] {
  const text = markdown.replace(/^( *)(`{3,})[^\n]*\n[\s\S]*?^\1\2$/gm, '')
  return [...text.matchAll(/^[ >-]*#{1,6} (.+)$/gm)].map(([, words = '']) => {
    const [, own] = OWN_ANCHOR.exec(words) ?? []
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

function findSection(markdown: string, anchor: string, path: string): string {
  const anchors = listAnchors(markdown)
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
 * The Markdown of a page, or of the section at its anchor. Old URLs lead to their page.
 * @param origin where the site is published
 * @throws DocsError for an unknown page or section, suggesting similar ones, and for another host's page
 */
export async function readPage(docs: BuiltDocs, address: string, origin: string): Promise<ReadPage> {
  const origins = [origin, docs.origin, docs.name].filter((one) => one !== '')
  const { path, anchor } = listParts(address, origins)
  requireOwnHost(address.trim(), origins)
  const target = docs.routes.has(path) ? undefined : await docs.findMoved(path)
  if (target && /^https?:/.test(target))
    throw new DocsError('unknown_page', `page: found "${path}", which moved to ${target}, another site.`)
  const route = target ? listParts(target).path : path
  if (!docs.routes.has(route)) {
    const near = nearMatches(route, docs.routes)
    const fix = near.length > 0 ? ` Near: ${near.join(', ')}.` : ' Fix: search_docs finds pages.'
    throw new DocsError(
      'unknown_page',
      `page: found no page "${path.slice(0, 100)}", expected an address such as /developer/viem.${fix}`,
    )
  }
  const markdown = await docs.markdown(route)
  const text = anchor === '' ? markdown : findSection(markdown, anchor, route)
  return { route, ...(target ? { movedFrom: path } : {}), markdown: text }
}
