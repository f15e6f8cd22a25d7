import { DiagnosticError } from '../model/diagnostic'
import fs from 'node:fs'
import path from 'node:path'
import { routeFromFile } from '../model/route'

const routes = new Map<string, string>()

/** A component or page of src/pages that answers at this route. */
const screenAt = (route: string) =>
  ['.tsx', '.mdx']
    .map((end) => path.join('src/pages', `${route.slice(1) || 'index'}${end}`))
    .find((file) => fs.existsSync(file))

/**
 * Notes the route of a page, so that no other can take it. The generator's own error names the route but no file.
 * @param file path of the page, below docs/
 * @param source its text, for the line of the slug
 * @throws DiagnosticError with both files, when another page is there already
 */
export function claimRoute(file: string, source: string, slug?: string): void {
  const route = routeFromFile(file, slug)
  const other = [...routes].find(([name, taken]) => name !== file && taken === route && fs.existsSync(name))
  const holder = other?.[0] ?? screenAt(route)
  if (!holder) return void routes.set(file, route)
  const line = slug ? source.split('\n').findIndex((text) => text.startsWith('slug:')) + 1 : 1
  const found = `the route ${route}, which ${holder} has`
  const fix = 'change "slug:", move the file, or remove one of the two'
  const expected = 'a unique route'
  throw new DiagnosticError([{ file, line, field: 'slug', found, expected, fix, severity: 'error' }])
}
