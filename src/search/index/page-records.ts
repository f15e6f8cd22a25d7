import type { Root } from 'hast'
import { visit } from 'unist-util-visit'
import { MESSAGE_WEIGHT } from '../ranking'
import { getArea } from './area'
import { pageSections, type Section } from './page-sections'
import { CELL } from './page-text'
import { CONTENT_LIMIT, type PageStatus, type SearchRecord } from './search-record'

export interface PageSource {
  readonly route: string
  /** The built page, parsed. */
  readonly tree: Root
  readonly status: PageStatus
}

/** Keywords of the page's head. */
function listKeywords(tree: Root): string[] {
  let keywords: string[] = []
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'meta' || node.properties.name !== 'keywords') return
    keywords = String(node.properties.content).split(',')
  })
  return keywords.map((word) => word.trim()).filter((word) => word !== '')
}

/** `/cel2/operators/run-node` is also called "run node" and "operators run node". */
function slugNames(route: string): string[] {
  const parts = route
    .slice(1)
    .split('/')
    .map((part) => part.replace(/[-_]+/g, ' '))
  return [...new Set([parts.at(-1)!, parts.slice(-2).join(' ')])].filter((name) => name !== '')
}

/** Sections and pages whose rows are error messages; each row becomes its own record. */
const ERROR_SECTION = /^(?:if it fails|troubleshooting|errors?|common (?:errors|problems))\b/i

/** The messages in a row's first cell: "`a` or `b`" returns both. */
function messagesIn(row: string): string[] {
  return row.includes(CELL) ? row.split(CELL)[0]!.split(/ or |, or |; /) : []
}

/** Joins pieces into strings that stay below the limit if the pieces do. */
function contents({ pieces }: Section, isErrors: boolean): string[] {
  if (isErrors && pieces.length > 0) return [...pieces]
  const texts: string[] = ['']
  for (const piece of pieces) {
    const text = `${texts.at(-1)} ${piece}`.trim()
    if (texts.at(-1) !== '' && text.length > CONTENT_LIMIT) texts.push(piece)
    else texts[texts.length - 1] = text
  }
  return texts
}

/**
 * A built page's records, one per section; a long section has several with the same URL.
 * In: the route, the parsed page and the status of the page's front matter. Out: records in reading order, the page
 * itself first; none for a page without a main heading.
 */
export function pageRecords({ route, tree, status }: PageSource): SearchRecord[] {
  const sections = pageSections(tree)
  if (!sections[0]?.title) return []
  const open: Section[] = []
  return sections.flatMap((section, index) => {
    while (open.length > 0 && open.at(-1)!.level >= section.level) open.pop()
    open.push(section)
    const names = index === 0 ? [...listKeywords(tree), ...slugNames(route)] : []
    const isErrors = index > 0 && open.some(({ title }) => ERROR_SECTION.test(title))
    const path = open.map(({ title }) => title).filter((title) => title !== '')
    return contents(section, isErrors).map((content, part) => ({
      objectID: `${route}#${section.anchor ?? ''}${part > 0 ? `~${part}` : ''}`,
      route,
      area: getArea(route),
      ...(section.anchor && { anchor: section.anchor }),
      path,
      content,
      names: isErrors ? messagesIn(content) : part === 0 ? names : [],
      status,
      ...(isErrors && { weight: MESSAGE_WEIGHT }),
    }))
  })
}
