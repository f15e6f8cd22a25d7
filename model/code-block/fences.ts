import remarkFrontmatter from 'remark-frontmatter'
import remarkMath from 'remark-math'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Code } from 'mdast'

/** A fenced code block as written. `line` is the file's line number of its first line of code. */
export interface Fence {
  lang: string
  meta: string
  code: string
  line: number
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMath).use(remarkMdx)

/** Docusaurus removes `{#id}` from headings before MDX sees them; to MDX, it's a broken expression. */
function withoutHeadingIds(source: string): string {
  return source.replace(/^(#{1,6} .*?)\s*\{#[^}]+\}\s*$/gm, '$1')
}

/**
 * @param source text of an MDX page
 * @returns its fenced code blocks in order, including those inside components
 * @throws what the MDX parser throws if the page isn't valid MDX
 */
export function listFences(source: string): Fence[] {
  const fences: Fence[] = []
  visit(parser.parse(withoutHeadingIds(source)), 'code', (node: Code) => {
    fences.push({
      lang: node.lang ?? '',
      meta: node.meta ?? '',
      code: node.value,
      line: (node.position?.start.line ?? 0) + 1,
    })
  })
  return fences
}
