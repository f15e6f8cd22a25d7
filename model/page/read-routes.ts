import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { REDIRECTS_FILE, isGone, parseRedirects } from '../redirects/redirects'
import { routeFromFile } from './read-front-matter'

/** How an internal address answers: as a page of this site, by a redirect, or not at all. */
export interface Routes {
  /** Addresses of pages. */
  pages: ReadonlySet<string>
  /** Old addresses with the page they lead to. */
  moved: ReadonlyMap<string, string>
  /** Addresses of files under static/. */
  files: ReadonlySet<string>
}

/** Files under a folder, relative to it and with forward slashes; none when the folder is missing. */
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

/** The addresses that a link may lead to: pages under docs/ and src/pages/, old addresses, files under static/. */
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
