import type { Diagnostic } from '../../model/diagnostic'
import { toNetworkId, type WalletNetworkId } from '../../model/facts/network-id'
import { checkClasses, type CheckClass } from '../../model/code-block/check-classes'
import type { Block, Page } from './page'

/** One file of a page: the blocks of one title joined in order, or one block of a class that is not joined. */
export interface Program {
  file: string
  route: string
  title: string
  check: CheckClass
  lang: string
  chain: WalletNetworkId
  blocks: Block[]
  code: string
}

function getProgram(page: Page, blocks: Block[]): Program {
  const first = blocks[0] as Block // callers pass one block at least
  const chain = toNetworkId(blocks.find((block) => block.meta.chain)?.meta.chain)
  const code = blocks.map((block) => block.code).join('\n\n')
  const { title, check, lang } = first
  return { file: page.file, route: page.route, title, check, lang, chain, blocks, code }
}

/**
 * Joins the blocks of one title. A title that is used with two classes or languages is a problem.
 *
 * @returns the programs in the order of their first block
 */
export function listPrograms(page: Page): { programs: Program[]; problems: Diagnostic[] } {
  const problems: Diagnostic[] = []
  const groups = new Map<string, Block[]>()
  page.blocks.forEach((block, index) => {
    const key = checkClasses[block.check].joined ? `file ${block.title}` : `alone ${index}`
    const group = groups.get(key)
    const first = group?.[0]
    if (group && first && (first.check !== block.check || first.lang !== block.lang)) {
      problems.push({
        file: block.file,
        line: block.line - 1,
        found: `"${block.title}" as ${block.lang} check=${block.check}, first as ${first.lang} check=${first.check}`,
        expected: 'one language and one class for all blocks of a title, because they are one file',
        fix: 'use the same class, or give this block another title',
      })
    } else if (group) group.push(block)
    else groups.set(key, [block])
  })
  return { programs: [...groups.values()].map((blocks) => getProgram(page, blocks)), problems }
}

/**
 * @param program a joined program
 * @param line line in the joined code, from 1
 * @returns the line of the page
 */
export function pageLine(program: Program, line: number): number {
  let start = 1
  for (const block of program.blocks) {
    const length = block.code.split('\n').length
    if (line < start + length + 1) return block.line + Math.min(line - start, length - 1)
    start += length + 1
  }
  return program.blocks[0]?.line ?? 1
}
