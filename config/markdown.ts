import rehypeKatex from 'rehype-katex'
import remarkMath from 'remark-math'
import rehypeCode from '../mdx/rehype-code'
import rehypeEntries from '../mdx/rehype-entries'
import rehypeFormulas from '../mdx/rehype-formulas'
import rehypeNext from '../mdx/rehype-next'
import rehypeSteps from '../mdx/rehype-steps'
import rehypeTables from '../mdx/rehype-tables'
import remarkFacts from '../mdx/remark-facts'
import remarkGlossary from '../mdx/remark-glossary'
import remarkKnownLinks from '../mdx/remark-known-links'
import remarkRefuseUnsafe from '../mdx/remark-refuse-unsafe'
import remarkTerms from '../mdx/remark-terms'

/**
 * How a page's source becomes HTML. First what a page may not hold is refused; then facts are filled in, so that headings,
 * contents list and search see them.
 */
export const markdown = {
  beforeDefaultRemarkPlugins: [
    remarkRefuseUnsafe,
    remarkFacts,
    remarkGlossary,
    remarkTerms,
    remarkKnownLinks,
  ],
  remarkPlugins: [remarkMath],
  rehypePlugins: [
    rehypeEntries,
    rehypeSteps,
    [rehypeKatex, { output: 'mathml', strict: true }] as const,
    rehypeFormulas,
    rehypeCode,
    rehypeTables,
    rehypeNext,
  ].map((plugin) => plugin as never),
}
