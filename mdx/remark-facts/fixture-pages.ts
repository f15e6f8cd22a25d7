import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import remarkFacts from './index'

const folder = join(process.cwd(), 'mdx/remark-facts/fixtures')
const site = join(folder, 'site')

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkStringify)

/** A page from fixtures/ filled in with the small registry in fixtures/site. */
export function fillFixture(name: string): string {
  const file = join(folder, `${name}.mdx`)
  return fillText(readFileSync(file, 'utf8'))
}

/** The same for a string, as if it were a file in fixtures/. */
export function fillText(text: string): string {
  const tree: Root = processor.parse(text)
  const file = join(folder, 'page.mdx')
  remarkFacts({ root: site })(tree, { path: relativeToSite(file) })
  return processor.stringify(tree)
}

// Pages are next to their images: fixtures/, relative to fixtures/site.
const relativeToSite = (file: string): string => file.replace(folder, '..')

/** Names of the components that a page's source uses. */
export function listComponents(text: string): string[] {
  const names: string[] = []
  visit(processor.parse(text), (node) => {
    if ('name' in node && typeof node.name === 'string' && /^[A-Z]/.test(node.name)) names.push(node.name)
  })
  return names
}
