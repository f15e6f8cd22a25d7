import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'

const isDisplayed = ({ children }: Element) =>
  children.some(
    (child) => child.type === 'element' && child.tagName === 'math' && child.properties.display === 'block',
  )

/** A formula on a line of its own scrolls on a phone: a reader with a keyboard has to get to it. Runs after rehype-katex. */
export default function rehypeFormulas() {
  return (tree: Root) => {
    visit(tree, 'element', (element) => {
      const { className } = element.properties
      if (!Array.isArray(className) || !className.includes('katex') || !isDisplayed(element)) return
      Object.assign(element.properties, { tabIndex: 0, role: 'group', ariaLabel: 'Formula' })
    })
  }
}
