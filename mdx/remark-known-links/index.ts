import type { Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { refuseUnknown } from './refuse-unknown'

/** Stops the build at a link or card that leads nowhere, with file and line. */
export default function remarkKnownLinks() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node) => {
      const place = { file: file.path, line: node.position?.start.line ?? 1 }
      if (node.type === 'link') refuseUnknown(node.url, place)
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Card') refuseUnknown(target(node), place)
    })
  }
}

function target(card: MdxJsxFlowElement): string {
  const attribute = card.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'to')
  return typeof attribute?.value === 'string' ? attribute.value : ''
}
