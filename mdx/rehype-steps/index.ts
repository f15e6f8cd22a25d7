import type { Element, ElementContent, Root, RootContent } from 'hast'
import { toString } from 'hast-util-to-string'
import { isBlank, isElement, makeElement } from '../../model/html'

const NEEDS = 'Before you start'
/** A list with this many characters or fewer is set as one running line. */
const LINE_LENGTH = 400
const NUMBER = /^(\d+)\. /
/** A line that only says what the label already says. */
const SAID = /^(?:You need|This guide requires):$/

/**
 * Sets the parts that guides have in common, from plain Markdown: the list below "Before you start" becomes a compact
 * block, or a line if it's short, and a second-level heading that starts with a number becomes a step, whose number is
 * in the gutter. The text doesn't change, so assistants and screen readers get the same page.
 */
export default function rehypeSteps() {
  return (tree: Root) => {
    tree.children = wrapSteps(wrapNeeds(tree.children))
  }
}

const isTag = (node: RootContent | undefined, name: string): node is Element =>
  isElement(node) && node.tagName === name

function wrapNeeds(nodes: RootContent[]): RootContent[] {
  const start = nodes.findIndex((node) => isTag(node, 'h2') && toString(node) === NEEDS)
  const end = start < 0 ? undefined : endOfNeeds(nodes, start)
  if (end === undefined) return nodes
  const inside = nodes.slice(start, end) as ElementContent[]
  const isShort = toString(inside.at(-1)!).length <= LINE_LENGTH
  for (const node of inside)
    if (isTag(node, 'p') && SAID.test(toString(node))) node.properties.className = ['hidden']
  return [
    ...nodes.slice(0, start),
    makeElement('div', isShort ? 'needs needs-line wide' : 'needs wide', inside),
    ...nodes.slice(end),
  ]
}

/** Where the list below the heading ends; undefined if there's more than a line before it, or no list. */
function endOfNeeds(nodes: readonly RootContent[], start: number): number | undefined {
  const following = nodes.slice(start + 1).filter((node) => !isBlank(node))
  const list = isTag(following[0], 'p') ? following[1] : following[0]
  return isTag(list, 'ul') ? nodes.indexOf(list) + 1 : undefined
}

function wrapSteps(nodes: RootContent[]): RootContent[] {
  const wrapped: RootContent[] = []
  let step: Element | undefined
  for (const node of nodes) {
    if (isTag(node, 'h2')) {
      step = markNumber(node) ? makeElement('div', 'step prose wide', []) : undefined
      if (step) wrapped.push(step)
    }
    if (step) step.children.push(node as ElementContent)
    else wrapped.push(node)
  }
  return wrapped
}

/** Gives the number that a heading starts with its own element. Out: whether it starts with one. */
function markNumber(heading: Element): boolean {
  const [first] = heading.children
  const found = first?.type === 'text' ? NUMBER.exec(first.value) : null
  if (first?.type !== 'text' || !found) return false
  const [said, number = ''] = found
  heading.children.splice(
    0,
    1,
    makeElement('span', 'step-number', [{ type: 'text', value: number }]),
    makeElement('span', 'hidden', [{ type: 'text', value: '. ' }]),
    { type: 'text', value: first.value.slice(said.length) },
  )
  return true
}
