import type { Diagnostic } from '../diagnostic'
import type { Code, Image, Link, Nodes, Root, Table } from 'mdast'
import { visit } from 'unist-util-visit'
import { type Block, isElement, readBlocks } from './blocks'
import { type Callout, takeCallouts } from './callouts'
import type { Facts } from '../facts/page-facts'
import type { FrontMatter } from './front-matter'
import { parseMdx } from './parse-mdx'
import { readFrontMatter } from './read-front-matter'
import { routeFromFile } from '../route'
import { type Measure, type Sentence, measure, splitSentences } from './readability'

export interface Page {
  file: string
  route: string
  source: string
  frontMatter: FrontMatter
  tree: Root
  blocks: Block[]
  callouts: Callout[]
  fences: Code[]
  links: Link[]
  images: Image[]
  tables: Table[]
  elements: Array<Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>>
  /** Sentences in the prose with their blocks: paragraphs, list items, callouts and cards. */
  prose: Array<Sentence & { line: number }>
  measure: Measure
}

/** Whether the page is about the past, so it may contain retired names. */
export function isPast({ frontMatter }: Page): boolean {
  return frontMatter.status === 'historical' || frontMatter.status === 'retired'
}

function collectProse(blocks: readonly Block[], callouts: readonly Callout[]): Page['prose'] {
  const inBlocks = blocks
    .filter((block) => block.kind === 'paragraph' || block.kind === 'card')
    .flatMap((block) =>
      splitSentences(block.text).map((part) => ({ ...part, line: block.lines[part.start] ?? block.line })),
    )
  const titles = callouts.flatMap(({ title, line }) =>
    splitSentences(title?.replace(/[*`]/g, '') ?? '').map((part) => ({ ...part, line })),
  )
  return [...inBlocks, ...titles].filter((sentence) => sentence.words.length > 1)
}

function collect(tree: Root): Pick<Page, 'fences' | 'links' | 'images' | 'tables' | 'elements'> {
  const found: ReturnType<typeof collect> = { fences: [], links: [], images: [], tables: [], elements: [] }
  visit(tree, (node: Nodes) => {
    if (node.type === 'code') found.fences.push(node)
    if (node.type === 'link') found.links.push(node)
    if (node.type === 'image') found.images.push(node)
    if (node.type === 'table') found.tables.push(node)
    if (isElement(node)) found.elements.push(node)
  })
  return found
}

/**
 * Reads one page of MDX.
 * @returns the page, or null if its front matter or its MDX can't be read, and any problems found
 */
export function readPage(
  file: string,
  source: string,
  facts: Facts,
): { page: Page | null; problems: Diagnostic[] } {
  const { frontMatter, problems } = readFrontMatter(file, source)
  const stripped = takeCallouts(source)
  const tree = parseMdx(stripped.source)
  if ('reason' in tree) {
    const fix = 'escape { and < in prose, close every tag, and write {{…}} inside code fences only'
    return {
      page: null,
      problems: [
        ...problems,
        {
          file,
          line: tree.line,
          field: 'mdx',
          found: tree.reason,
          expected: 'valid MDX',
          fix,
          severity: 'error',
        },
      ],
    }
  }
  const { blocks, failures } = readBlocks(tree, facts)
  for (const { line, tag, reason } of failures) {
    const expected = 'a fact in the registry'
    problems.push({ file, line, field: 'fact', found: tag, expected, fix: reason, severity: 'error' })
  }
  if (!frontMatter) return { page: null, problems }
  const prose = collectProse(blocks, stripped.callouts)
  const base = {
    file,
    route: routeFromFile(file, frontMatter.slug),
    source,
    frontMatter,
    tree,
    blocks,
    prose,
  }
  return {
    page: { ...base, ...collect(tree), callouts: stripped.callouts, measure: measure(prose) },
    problems,
  }
}
