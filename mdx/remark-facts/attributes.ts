import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { suggestPath } from '../../model/facts/near-path'
import { directiveError, type Place } from './directive-error'

export type Jsx = MdxJsxFlowElement | MdxJsxTextElement

/** Attributes that a directive accepts: true for required ones. */
export type Shape = Record<string, boolean>

/** Reads the attributes of a directive as text. Throws DiagnosticError for a missing, unknown or computed one. */
export function listAttributes(node: Jsx, shape: Shape, place: Place): Record<string, string> {
  const found: Record<string, string> = {}
  const names = Object.keys(shape)
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
      throw directiveError(place, {
        found: 'a computed attribute',
        expected: 'attributes as plain text',
        fix: 'Write of="…".',
      })
    }
    if (!names.includes(attribute.name)) {
      const expected = names.map((name) => `"${name}"`).join(', ') || 'no attribute'
      throw directiveError(place, {
        found: `the attribute "${attribute.name}"`,
        expected,
        fix: suggestPath(attribute.name, names),
      })
    }
    found[attribute.name] = attribute.value
  }
  for (const name of names) {
    if (!shape[name] || found[name]) continue
    throw directiveError(place, {
      found: `no attribute "${name}"`,
      expected: `${name}="…"`,
      fix: `Add ${name}="…".`,
    })
  }
  if (node.children.length > 0)
    throw directiveError(place, {
      found: 'content inside',
      expected: 'none',
      fix: 'Close the tag with />.',
    })
  return found
}
