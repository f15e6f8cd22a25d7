import type { Nodes, Parents } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Diagnostic } from '../../../model/diagnostic'
import { type Rule, errorAt } from '../context'

/** The text right after a node. */
function textAfter(index: number | undefined, parent: Parents | undefined): string {
  const next = index === undefined ? undefined : parent?.children[index + 1]
  return next?.type === 'text' ? next.value : ''
}

/** Two amounts in dollars in one paragraph, such as $5 and $10, which are read as a formula. */
export const dollarAmounts: Rule = (page) => {
  const errors: Diagnostic[] = []
  visit(page.tree, (node: Nodes, index: number | undefined, parent: Parents | undefined) => {
    if (node.type !== 'inlineMath' || !/^\d/.test(textAfter(index, parent))) return
    errors.push(
      errorAt(page, node.position?.start.line ?? 1, {
        field: 'dollars',
        found: `a formula between two amounts: "$${node.value}$"`,
        expected: 'amounts in dollars as text',
        fix: 'write \\$ before each amount',
      }),
    )
  })
  return errors
}
