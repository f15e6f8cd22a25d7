import type { PhrasingContent, RootContent, Text } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'

export type Attributes = Record<string, string>
export type Child = RootContent | PhrasingContent

const listAttributes = (given: Attributes): MdxJsxTextElement['attributes'] =>
  Object.entries(given).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }))

// Marks the element as written by hand, so that MDX does not swap it for a component of the theme.
const data = { _mdxExplicitJsx: true } as object

export const textNode = (value: string): Text => ({ type: 'text', value })

/** An HTML element inside a line. */
export function inline(name: string, given: Attributes, children: PhrasingContent[]): MdxJsxTextElement {
  return { type: 'mdxJsxTextElement', name, attributes: listAttributes(given), children, data }
}

/** An HTML element that stands as a block. */
export function block(name: string, given: Attributes, children: Child[]): MdxJsxFlowElement {
  // Rows and cells hold phrasing content, which the type of a flow element leaves out.
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: listAttributes(given),
    children: children as MdxJsxFlowElement['children'],
    data,
  }
}
