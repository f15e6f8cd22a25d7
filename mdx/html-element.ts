import { valueToEstree } from 'estree-util-value-to-estree'
import type { ElementContent } from 'hast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'

/**
 * An element whose content is finished HTML, as a node in an MDX tree: React sets it as one string and never
 * compares its content.
 */
export function htmlElement(
  name: string,
  html: string,
  { className, ...others }: { className: string } & Record<string, string>,
): ElementContent {
  const node: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [
      { type: 'mdxJsxAttribute', name: 'className', value: className },
      ...Object.entries(others).map(([key, value]) => ({
        type: 'mdxJsxAttribute' as const,
        name: key,
        value,
      })),
      { type: 'mdxJsxAttribute', name: 'dangerouslySetInnerHTML', value: expression({ __html: html }) },
    ],
    children: [],
  }
  return node as unknown as ElementContent // a valid MDX node that @types/hast doesn't include
}

function expression(value: Record<string, string>) {
  const statement = { type: 'ExpressionStatement' as const, expression: valueToEstree(value) }
  const estree = { type: 'Program' as const, sourceType: 'module' as const, comments: [], body: [statement] }
  return { type: 'mdxJsxAttributeValueExpression' as const, value: JSON.stringify(value), data: { estree } }
}
