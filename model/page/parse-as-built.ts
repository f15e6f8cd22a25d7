import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

/** The syntax that Docusaurus reads (mdx-loader 3.8.1, lib/processor.js) with the plugins of config/markdown.ts. */
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
 * @throws a message with `reason` and mostly `line` when it isn't MDX; RangeError when it is nested too deep
 */
export function parseAsBuilt(source: string): Root {
  return processor.parse(escapeHeadingIds(source))
}
