import type { Element } from 'hast'
import type { Root, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { stringify as yaml } from 'yaml'
import { decideLabels } from './address-labels'
import { blockNodes } from './block-nodes'
import { listElements, withTag } from '../../../model/html'
import { absolute, markdownLink, type Site } from './page-address'
import type { ReadablePage } from './read-page'

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false, tableCellPadding: true })
  .use(remarkStringify, { bullet: '-', rule: '-', fences: true, listItemIndent: 'one', emphasis: '_' })

/** The front note: what the page is for, where it and its facts come from, how its code was tested. */
function frontNote({ route, title, description, facts, provenance }: ReadablePage, site: Site): string {
  const about = facts && {
    type: facts.type,
    networks: facts.networks,
    status: facts.status,
    ...(facts.replacedBy ? { replacedBy: absolute(site, facts.replacedBy) } : {}),
    verified: facts.verified,
    sources: facts.sources,
    ...(provenance ? { tested: provenance } : {}),
    keywords: facts.keywords,
  }
  const note = {
    title,
    description,
    canonical: absolute(site, route),
    index: absolute(site, '/llms.txt'),
    ...about,
  }
  return `---\n${yaml(note, { lineWidth: 0 })}---\n`
}

/**
 * The Markdown version of a page.
 * @param page the built page
 * @param site origin and routes, for the links
 * @returns Markdown with a front note in YAML; ends with a line end
 */
export function pageMarkdown(page: ReadablePage, site: Site): string {
  const makeLink = (href: string) => markdownLink(site, page.route, href)
  const blocks = blockNodes(page.main.children, { makeLink, explained: new Set() })
  const titled: RootContent[] = hasTitle(page.main)
    ? blocks
    : [{ type: 'heading', depth: 1, children: [{ type: 'text', value: page.title }] }, ...blocks]
  const root: Root = { type: 'root', children: titled }
  decideLabels(root)
  const text = writer.stringify(root)
  // The writer escapes anything a Markdown renderer might autolink; here, it's meant as text.
  return `${frontNote(page, site)}\n${text.replace(/(https?|wss?)\\:\/\//g, '$1://')}`
}

/** A page whose heading is in its article keeps it; currently, all are, at some depth. */
function hasTitle(element: Element): boolean {
  return listElements(element).some((child) => withTag('h1')(child) || hasTitle(child))
}
