import { isAbsolute, relative } from 'node:path'
import type { Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { listAttributes } from '../remark-facts/attributes'
import { directiveError } from '../remark-facts/directive-error'
import { glossaryEntries } from './entries'
import { loadGlossary } from './glossary'

interface GlossaryOptions {
  /** The folder that contains data/ and docs/; by default, the working directory. */
  root?: string
}

/**
 * Replaces `<Glossary />` with the terms in data/glossary.json. Produces only Markdown nodes, so pages and Markdown
 * exports can both use it. Throws DiagnosticError if it's inside a line or has attributes.
 */
export default function remarkGlossary({ root = process.cwd() }: GlossaryOptions = {}) {
  return (tree: Root, file: { path?: string }): void => {
    visit(tree, (node, index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined
      if (node.name !== 'Glossary' || !parent || index === undefined) return undefined
      const path = file.path ?? 'page.mdx'
      const name = isAbsolute(path) ? relative(root, path) : path
      const place = { file: name, line: node.position?.start.line ?? 1, directive: '<Glossary>' }
      listAttributes(node, {}, place)
      if (node.type === 'mdxJsxTextElement')
        throw directiveError(place, {
          found: 'a directive inside a line',
          expected: 'a separate line',
          fix: 'Add a blank line before and after it.',
        })
      const entries = glossaryEntries(loadGlossary(root), root)
      parent.children.splice(index, 1, ...(entries as typeof parent.children))
      return [SKIP, index + entries.length]
    })
  }
}
