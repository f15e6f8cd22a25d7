import { DiagnosticError } from '../../model/diagnostic'
import path from 'node:path'
import { nearHint } from '../../model/nearest'
import { type Routes, readRoutes } from '../../model/page/read-routes'

const root = process.env.CELO_ROOT ?? process.cwd()
let routes: Routes | undefined

const isKnown = (address: string, { pages, files }: Routes) => pages.has(address) || files.has(address)

/** Whether this path is a page, planned, or a static file. Reads the folders again before returning false. */
function answers(address: string): boolean {
  if (routes && isKnown(address, routes)) return true
  routes = readRoutes(root)
  return isKnown(address, routes)
}

function withoutEnd(url: string): string {
  const address = url.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1')
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

/**
 * Rejects a broken link on a page in docs/ while its file and line are still known; Docusaurus' own error, after
 * the build, only gives the route.
 * @param place absolute path of the page, and the link's line
 * @throws DiagnosticError with file, line, what was found and the fix
 */
export function refuseUnknown(url: string, place: { file: string; line: number }): void {
  const file = path.relative(root, place.file)
  const address = withoutEnd(url)
  if (!file.startsWith(`docs${path.sep}`) || !url.startsWith('/') || answers(address)) return
  const moved = routes?.moved.get(address)
  const expected = `a page on this site${moved ? ` (moved to ${moved})` : nearHint(address, routes?.pages ?? [])}`
  const fix = moved ? `write ${moved}` : 'correct the address, or add the page'
  throw new DiagnosticError([
    { file, line: place.line, field: 'link', found: url, expected, fix, severity: 'error' },
  ])
}
