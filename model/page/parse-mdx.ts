import type { Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMath)
  .use(remarkMdx)
  .freeze()

interface ParseFailure {
  line: number
  reason: string
}

function isFailure(value: unknown): value is { reason: string; line?: number | null } {
  return typeof value === 'object' && value !== null && 'reason' in value && typeof value.reason === 'string'
}

/** Docusaurus removes `{#id}` from headings before MDX sees them; lengths don't change, so offsets stay valid. */
function blankHeadingIds(source: string): string {
  return source.replace(/^(#{1,6} .*?)([ \t]*\{#[^}\n]+\}[ \t]*)$/gm, (_, heading: string, id: string) =>
    heading.concat(' '.repeat(id.length)),
  )
}

/** The Markdown tree of MDX source, or the line and reason why it can't be parsed. */
export function parseMdx(source: string): Root | ParseFailure {
  try {
    return processor.parse(blankHeadingIds(source))
  } catch (error) {
    if (!isFailure(error)) throw error
    // Some reasons give their place only in the text, such as "(3:1-3:14)".
    const line = error.line ?? Number(/\((\d+):\d+/.exec(error.reason)?.[1] ?? 1)
    return { line, reason: error.reason }
  }
}
