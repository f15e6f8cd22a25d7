import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Title of the page at a route, from its front matter; undefined if the page isn't written yet. */
export function pageTitle(route: string, root: string): string | undefined {
  const files = [`${route}.mdx`, `${route}/index.mdx`].map((name) => join(root, 'docs', name))
  const file = files.find((name) => existsSync(name))
  const line = file && /^title: (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1]
  const title = line?.trim()
  return title?.startsWith("'") ? title.slice(1, -1).replaceAll("''", "'") : title?.replace(/^"(.*)"$/, '$1')
}
