import rehypeKatex from 'rehype-katex'
import remarkMath from 'remark-math'
import rehypeCode from '../mdx/rehype-code'
import rehypeTables from '../mdx/rehype-tables'
import remarkFacts from '../mdx/remark-facts'
import remarkPlannedLinks from '../mdx/remark-planned-links'

/** How a page's source becomes HTML. Facts come first, so that headings, contents list and search see them. */
export const markdown = {
  beforeDefaultRemarkPlugins: [remarkFacts, remarkPlannedLinks],
  remarkPlugins: [remarkMath],
  rehypePlugins: [[rehypeKatex, { output: 'mathml', strict: true }] as const, rehypeCode, rehypeTables].map(
    (plugin) => plugin as never,
  ),
}
