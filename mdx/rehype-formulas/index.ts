import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'

const isDisplayed = ({ children }: Element) =>
  children.some(
    (child) => child.type === 'element' && child.tagName === 'math' && child.properties.display === 'block',
  )

/** A formula on its own line scrolls on a phone, so it has to be focusable by keyboard. Runs after rehype-katex. */
export default function rehypeFormulas() {
  return (tree: Root) => {
    visit(tree, 'element', (element) => {
      const { className } = element.properties
      if (!Array.isArray(className) || !className.includes('katex') || !isDisplayed(element)) return
      Object.assign(element.properties, { tabIndex: 0, role: 'group', ariaLabel: 'Formula' })
    })
  }
}
