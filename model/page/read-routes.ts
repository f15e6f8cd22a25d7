import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { REDIRECTS_FILE, isGone, parseRedirects } from '../redirects/redirects'
import { routeFromFile } from '../route'

/** How an internal path resolves: to a page on this site, a redirect, or nothing. */
export interface Routes {
  /** Paths of pages. */
  pages: ReadonlySet<string>
  /** Old paths with the page they lead to. */
  moved: ReadonlyMap<string, string>
  /** Paths of files in static/. */
  files: ReadonlySet<string>
}

/** Files in a folder, relative to it and with forward slashes; none if the folder is missing. */
export function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}

/** The paths that a link can lead to: pages in docs/ and src/pages/, old paths, files in static/. */
export function readRoutes(root: string): Routes {
  const docs = filesUnder(join(root, 'docs')).filter((file) => /\.mdx?$/.test(file))
  const screens = filesUnder(join(root, 'src/pages'))
    .filter((file) => /(?<!\.test)\.(?:tsx|mdx?)$/.test(file))
    .map((file) => file.replace(/\.tsx$/, '.mdx'))
  const table = join(root, REDIRECTS_FILE)
  const { redirects } = existsSync(table) ? parseRedirects(readFileSync(table, 'utf8')) : { redirects: [] }
  const moved = redirects.filter((redirect) => !isGone(redirect))
  return {
    pages: new Set([
      ...docs.map((file) => routeFromFile(file)),
      ...screens.map((file) => routeFromFile(file)),
    ]),
    moved: new Map(moved.map(({ from, to }) => [from, to])),
    files: new Set(filesUnder(join(root, 'static')).map((file) => `/${file}`)),
  }
}
