import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FrontMatter } from '../../model/page/front-matter-schema'
import { readReceipts } from '../../model/code-block/receipts'
import { type PageProvenance, readProvenance } from '../../config/page-provenance'
import { readPageReadings } from '../../config/page-readings'
import { readFrontMatter } from '../../model/page/read-front-matter'
import { routeFromFile } from '../../model/route'

/** Source of a document. */
export interface DocSource {
  readonly route: string
  readonly text: string
  readonly facts: FrontMatter
  readonly provenance?: PageProvenance
}

/**
 * Every document below docs/ with its front matter, by route. Pages with invalid front matter have already stopped
 * the build.
 */
export function readDocs(root: string): Map<string, DocSource> {
  const folder = path.join(root, 'docs')
  if (!existsSync(folder)) return new Map()
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.mdx'),
  )
  const receipts = readReceipts(path.join(root, 'receipts'))
  const docs = names.sort().flatMap((name): DocSource[] => {
    const file = `docs/${name.split(path.sep).join('/')}`
    const text = readFileSync(path.join(folder, name), 'utf8')
    const { frontMatter: facts } = readFrontMatter(file, text)
    if (!facts) return []
    const route = routeFromFile(file, facts.slug)
    const provenance = readProvenance(receipts[route] ?? [], text, readPageReadings(text, root))
    return [{ route, text, facts, ...(provenance ? { provenance } : {}) }]
  })
  return new Map(docs.map((doc) => [doc.route, doc]))
}
