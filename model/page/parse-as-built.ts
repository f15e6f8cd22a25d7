import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

/** The syntax that Docusaurus parses (mdx-loader 3.8.1, lib/processor.js) with the plugins in config/markdown.ts. */
const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkMath)
  .use(remarkMdx)
  .freeze()

/** Docusaurus reads `## Text {#id}`, and not an expression, in a heading (utils 3.8.1, escapeMarkdownHeadingIds). */
function escapeHeadingIds(source: string): string {
  return source.replace(/^#{1,6}(?!#).*/gm, (heading) =>
    heading.replace('{#', '\\{#').replace('\\\\{#', '\\{#'),
  )
}

/**
 * The tree of a page as the build sees it, callouts included.
 * @throws a message with `reason` and usually `line` if it isn't MDX; RangeError if it's nested too deeply
 */
export function parseAsBuilt(source: string): Root {
  return processor.parse(escapeHeadingIds(source))
}
