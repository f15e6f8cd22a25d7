import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FrontMatter } from '../../checks/content/front-matter-schema'
import { readFrontMatter, routeOf } from '../../checks/content/read-front-matter'

/** Source of a document. */
export interface DocSource {
  readonly route: string
  readonly text: string
  readonly facts: FrontMatter
}

/** Every document below docs/ with its front matter, by route. Pages whose front matter is wrong stopped the build before. */
export function readDocs(root: string): Map<string, DocSource> {
  const folder = path.join(root, 'docs')
  if (!existsSync(folder)) return new Map()
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.mdx'),
  )
  const docs = names.sort().flatMap((name): DocSource[] => {
    const file = `docs/${name.split(path.sep).join('/')}`
    const text = readFileSync(path.join(folder, name), 'utf8')
    const { frontMatter: facts } = readFrontMatter(file, text)
    return facts ? [{ route: routeOf(file, facts.slug), text, facts }] : []
  })
  return new Map(docs.map((doc) => [doc.route, doc]))
}
