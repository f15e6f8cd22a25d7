import type { Diagnostic } from '../../model/diagnostic'
import type { Page } from '../../model/page/read-page'

/** The parts of a page that are compared with other pages. */
export type PageHead = Pick<Page, 'file' | 'route' | 'source' | 'frontMatter'>

function twice(
  pages: readonly PageHead[],
  field: string,
  getValue: (page: PageHead) => string,
): Diagnostic[] {
  const first = new Map<string, string>()
  return pages.flatMap((page) => {
    const value = getValue(page)
    const key = value.trim().toLowerCase()
    const other = first.get(key)
    if (other === undefined) first.set(key, page.file)
    if (other === undefined) return []
    const line = Math.max(1, page.source.split('\n').findIndex((text) => text.startsWith(`${field}:`)) + 1)
    const expected = `a ${field} no other page has; ${other} has it too`
    const fix =
      field === 'route'
        ? 'move one of the files, or change its slug'
        : 'say what this page does and the other does not'
    return [{ file: page.file, line, field, found: `"${value}"`, expected, fix, severity: 'error' as const }]
  })
}

/** Titles, descriptions and routes that two pages share. */
export function sharedFields(pages: readonly PageHead[]): Diagnostic[] {
  return [
    ...twice(pages, 'title', (page) => page.frontMatter.title),
    ...twice(pages, 'description', (page) => page.frontMatter.description),
    ...twice(pages, 'route', (page) => page.route),
  ]
}
