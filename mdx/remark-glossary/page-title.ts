import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseFrontMatter } from '../../model/page/read-front-matter'

/** Title of the page at a route, from its front matter; undefined if the page isn't written yet. */
export function pageTitle(route: string, root: string): string | undefined {
  const files = [`${route}.mdx`, `${route}/index.mdx`].map((name) => join(root, 'docs', name))
  const file = files.find((name) => existsSync(name))
  const fields = file ? parseFrontMatter(readFileSync(file, 'utf8')) : {}
  return typeof fields === 'object' && typeof fields.title === 'string' ? fields.title : undefined
}
