import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Heading, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { loadGlossary } from './glossary'
import remarkGlossary from './index'
import { pageTitle } from './page-title'

const folder = join(process.cwd(), 'mdx/remark-glossary/fixtures')
const site = join(folder, 'site')
const processor = unified().use(remarkParse).use(remarkMdx).use(remarkStringify)

function expanded(text: string, root = site): Root {
  const tree = processor.parse(text)
  remarkGlossary({ root })(tree, { path: join(root, 'docs/glossary.mdx') })
  return tree
}

const headings = (tree: Root) => tree.children.filter((node): node is Heading => node.type === 'heading')
const getId = ({ data }: Heading) => (data as { hProperties?: { id: string } } | undefined)?.hProperties?.id

describe('<Glossary />', () => {
  it('becomes headings by letter and by term', async () => {
    const tree = expanded(readFileSync(join(folder, 'list.mdx'), 'utf8'))
    await expect(processor.stringify(tree)).toMatchFileSnapshot('fixtures/list.out.txt')
    expect(headings(tree).map(getId)).toContain('fee-currency')
  })

  it('keeps a verbatim name as it is', () => {
    expect(headings(expanded('<Glossary />')).map((node) => toString(node))).toContain('op-node')
  })

  it('reads a title with an apostrophe', () => {
    expect(pageTitle('/cli/multisig', process.cwd())).toBe("celocli multisig: use Celo's MultiSig contract")
  })

  it('gives every heading in the real list its own id', () => {
    const ids = headings(expanded('<Glossary />', process.cwd())).map(getId)
    expect(ids.length).toBeGreaterThan(120)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('fills facts into the sentences', () => {
    const words = JSON.stringify(loadGlossary())
    expect(words).toContain('26 March 2025')
    expect(words).not.toContain('{{')
  })

  it.each([
    [
      'an attribute',
      '<Glossary of="x" />',
      'docs/glossary.mdx:1 <Glossary>: found the attribute "of"; expected no attribute',
    ],
    ['content', '<Glossary>x</Glossary>', 'found content inside; expected none'],
    ['a place inside a line', 'See <Glossary /> here.', 'expected a separate line'],
  ])('refuses %s', (_, text, message) => expect(() => expanded(text)).toThrow(message))
})
