import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { LEDGER_FILE, parseLedger } from '../redirects/redirects'
import { routeOf } from './read-front-matter'

/** How an internal address answers: as a page of this site, by a redirect, or not at all. */
export interface Routes {
  /** Addresses that are pages or are planned as pages. */
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

/** The addresses that a link may lead to: pages under docs/ and src/pages/, the ledger, files under static/. */
export function readRoutes(root: string): Routes {
  const docs = filesUnder(join(root, 'docs')).filter((file) => /\.mdx?$/.test(file))
  const screens = filesUnder(join(root, 'src/pages'))
    .filter((file) => /(?<!\.test)\.(?:tsx|mdx?)$/.test(file))
    .map((file) => file.replace(/\.tsx$/, '.mdx'))
  const ledgerFile = join(root, LEDGER_FILE)
  const { rows } = existsSync(ledgerFile) ? parseLedger(readFileSync(ledgerFile, 'utf8')) : { rows: [] }
  const listed = rows
    .filter((row) => row.state === 'page' || row.state === 'planned')
    .map((row) => row.address)
  return {
    pages: new Set([
      ...docs.map((file) => routeOf(file)),
      ...screens.map((file) => routeOf(file)),
      ...listed,
    ]),
    moved: new Map(rows.filter((row) => row.state === 'moved').map((row) => [row.address, row.target])),
    files: new Set(filesUnder(join(root, 'static')).map((file) => `/${file}`)),
  }
}
