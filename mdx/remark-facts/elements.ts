import type { PhrasingContent, RootContent, Text } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'

export type Attributes = Record<string, string>
export type Child = RootContent | PhrasingContent

const listAttributes = (given: Attributes): MdxJsxTextElement['attributes'] =>
  Object.entries(given).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }))

// Marks the element as manually written, so MDX doesn't replace it with a theme component.
const data = { _mdxExplicitJsx: true } as object

export const textNode = (value: string): Text => ({ type: 'text', value })

/** An HTML element inside a line. */
export function inline(name: string, given: Attributes, children: PhrasingContent[]): MdxJsxTextElement {
  return { type: 'mdxJsxTextElement', name, attributes: listAttributes(given), children, data }
}

/** An HTML element as a block. */
export function block(name: string, given: Attributes, children: Child[]): MdxJsxFlowElement {
  // Rows and cells contain phrasing content, which a flow element's type doesn't include.
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: listAttributes(given),
    children: children as MdxJsxFlowElement['children'],
    data,
  }
}
