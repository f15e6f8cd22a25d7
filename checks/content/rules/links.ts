import type { DiagnosticText } from '../../../model/diagnostic'
import type { Link, Nodes } from 'mdast'
import { getAttribute } from '../../../model/page/blocks'
import { nearHint } from '../../../model/nearest'
import { type Context, type Rule, errorAt } from '../context'
import type { Page } from '../../../model/page/read-page'

const VAGUE =
  /^(?:click )?here$|^(?:this|that)(?: (?:page|link|guide|article))?$|^(?:link|more|read more|learn more|details)$/i
const BARE_URL = /^(?:https?:\/\/|www\.)\S+$/i
const OWN_HOST = /^https?:\/\/docs\.celo\.org(?=[/?#]|$)/i

function getText(node: Nodes): string {
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(getText).join('') : ''
}

/** Link text describes the destination: no "here", no bare URL, not empty. */
export const linkText: Rule = (page) =>
  page.links.flatMap((link) => {
    const text = getText(link).trim()
    const named = text !== '' || link.children.some((child) => child.type !== 'text')
    if (named && !VAGUE.test(text) && !BARE_URL.test(text)) return []
    const line = link.position?.start.line ?? 1
    const found = `the text "${text}" for ${link.url}`
    const fix = 'write the name of the page or thing it leads to, as [Name](address)'
    return [errorAt(page, line, { field: 'link-text', found, expected: 'the name of the destination', fix })]
  })

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

function internalFault(url: string, { routes }: Context): Omit<DiagnosticText, 'field'> | null {
  const path = decoded(url.replace(/[?#].*$/, ''))
  if (path !== '/' && path.endsWith('/')) {
    return { found: url, expected: 'no slash at the end', fix: `write ${path.slice(0, -1)}` }
  }
  if (/\.(?:mdx?|html?)$/.test(path)) {
    return { found: url, expected: 'no extension', fix: `write ${path.replace(/(?:\/index)?\.\w+$/, '')}` }
  }
  const target = routes.moved.get(path)
  if (target !== undefined)
    return { found: `${url}, which moved`, expected: 'a living address', fix: `write ${target}` }
  if (routes.pages.has(path) || routes.files.has(path)) return null
  const near = nearHint(path, routes.pages)
  return {
    found: url,
    expected: `a page on this site${near}`,
    fix: 'use the address of a page under docs/',
  }
}

function linkFault(url: string, context: Context): Omit<DiagnosticText, 'field'> | null {
  const expected = 'a root-relative address'
  if (OWN_HOST.test(url)) return { found: url, expected, fix: `write ${url.replace(OWN_HOST, '') || '/'}` }
  if (/^(?:https:|mailto:|#)/i.test(url)) return null
  if (/^http:/i.test(url))
    return { found: url, expected: 'https', fix: 'write https://, or leave the link out' }
  if (!url.startsWith('/'))
    return { found: url, expected, fix: 'start the address with / and omit the extension' }
  return internalFault(url, context)
}

function listLines(page: Page): Array<{ url: string; line: number }> {
  const lineAt = (node: Link | Page['elements'][number]) => node.position?.start.line ?? 1
  const elements = page.elements.flatMap((element) => {
    const url = getAttribute(element, 'to') || (element.name === 'a' ? getAttribute(element, 'href') : '')
    return url === '' ? [] : [{ url, line: lineAt(element) }]
  })
  const { replacedBy } = page.frontMatter
  const field = page.source.split('\n').findIndex((line) => line.startsWith('replacedBy:')) + 1
  const own = replacedBy ? [{ url: replacedBy, line: field }] : []
  return [...own, ...page.links.map((link) => ({ url: link.url, line: lineAt(link) })), ...elements]
}

/** Internal links are root-relative, without extension, and lead to a page on the site. */
export const linkAddress: Rule = (page, context) =>
  listLines(page).flatMap(({ url, line }) => {
    const fault = linkFault(url, context)
    return fault ? [errorAt(page, line, { field: 'link', ...fault })] : []
  })
