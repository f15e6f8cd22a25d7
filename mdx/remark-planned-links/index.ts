import type { Link, Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { isPlanned } from '../../sidebars/planned'
import { refuseUnknown } from './refuse-unknown'

/**
 * Links to pages of the plan that are not written yet show as plain text, and cards for them are left out, so that a
 * page can name its neighbours before they exist. A link to any other missing address stops the build.
 */
export default function remarkPlannedLinks() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return undefined
      const place = { file: file.path, line: node.position?.start.line ?? 1 }
      if (node.type === 'link' && planned(node.url)) {
        parent.children.splice(index, 1, ...(node as Link).children)
        return [SKIP, index]
      }
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Card' && planned(target(node))) {
        parent.children.splice(index, 1)
        return [SKIP, index]
      }
      if (node.type === 'link') refuseUnknown(node.url, place)
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Card') refuseUnknown(target(node), place)
      return undefined
    })
  }
}

const planned = (address: string) => address.startsWith('/') && isPlanned(address)

function target(card: MdxJsxFlowElement): string {
  const attribute = card.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'to')
  return typeof attribute?.value === 'string' ? attribute.value : ''
}
