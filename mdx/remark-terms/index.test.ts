import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Link, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import remarkTerms from './index'

const site = join(process.cwd(), 'mdx/remark-glossary/fixtures/site')
const fixture = (name: string) =>
  readFileSync(join(process.cwd(), `mdx/remark-terms/fixtures/${name}.mdx`), 'utf8')
const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkStringify)

interface Page {
  route?: string
  status?: string
}

function hinted(text: string, { route = '/page', status = 'current' }: Page = {}): Root {
  const tree = processor.parse(text)
  remarkTerms({ root: site })(tree, { path: `docs${route}.mdx`, data: { frontMatter: { status } } })
  return tree
}

function listHints(tree: Root): string[] {
  const found: string[] = []
  visit(tree, 'link', (node: Link) => {
    const given = node.data?.hProperties as { className?: string[]; 'aria-description'?: string } | undefined
    if (given?.className?.includes('term'))
      found.push(`${toString(node)} -> ${node.url}: ${given['aria-description']}`)
  })
  return found
}

describe('hints', () => {
  it('are at the first use, in prose only, with space between them', async () => {
    const tree = hinted(fixture('current'))
    expect(listHints(tree)).toEqual([
      'Epoch -> /glossary#epoch: A period after which rewards are paid.',
      'faucets -> /glossary#faucet: A website that gives away coins.',
      'op-node -> /glossary#op-node: A program that derives blocks.',
      'RPC -> /glossary#rpc: A way to ask a node.',
    ])
    await expect(processor.stringify(tree)).toMatchFileSnapshot('fixtures/current.out.txt')
  })

  it('use old meanings and names on historical pages', async () => {
    const tree = hinted(fixture('past'), { status: 'historical' })
    expect(listHints(tree)).toEqual([
      'epoch block -> /glossary#epoch-block: The last block of each epoch, in which rewards were paid.',
      'cUSD -> /glossary#usdm: A stablecoin that follows the dollar.',
      'epochs -> /glossary#epoch: On the layer 1 chain, a run of blocks that ended with a special one.',
    ])
    await expect(processor.stringify(tree)).toMatchFileSnapshot('fixtures/past.out.txt')
  })

  it('keep the current meaning on historical pages under /cel2', () => {
    const [hint] = listHints(hinted('An epoch.', { status: 'historical', route: '/cel2/notices/x' }))
    expect(hint).toContain('A period after')
  })

  it('never exceed six', () => {
    const filler = `${'word '.repeat(45)}`
    const names = ['epoch', 'faucet', 'fee currencies', 'op-node', 'RPC', 'USDm', 'epoch block']
    const text = names.map((name) => `${filler}${name}.`).join('\n\n')
    expect(listHints(hinted(text, { status: 'historical' }))).toHaveLength(6)
  })

  it.each([
    ['the glossary', '/glossary'],
    ['the page that explains the term', '/cel2'],
  ])('are missing on %s', (_, route) => {
    expect(listHints(hinted('An epoch.', { route }))).toEqual([])
    expect(listHints(hinted('An epoch.'))).toHaveLength(1)
  })

  it('leave the text of a page unchanged', () => {
    const text = fixture('current')
    expect(toString(hinted(text))).toBe(toString(processor.parse(text)))
  })

  it('are left out if the page explains the word itself', () => {
    expect(listHints(hinted('A faucet is a website. A faucet.'))).toEqual([])
    expect(listHints(hinted('A faucet is empty. A faucet.'))).toHaveLength(1)
  })

  it('use old meanings in the migration notice', () => {
    const [hint] = listHints(
      hinted('An epoch.', { status: 'historical', route: '/cel2/notices/l2-migration' }),
    )
    expect(hint).toContain('On the layer 1 chain')
  })

  it('match only whole words', () => expect(listHints(hinted('epochal pre-epoch RPCs_ epoch_x'))).toEqual([]))
})
