import type { Diagnostic } from '../../../model/diagnostic'
import type { CodeBlock } from './read-blocks'

/** One file of a page: the blocks of one title joined in order, or one block of a class that isn't joined. */
export interface CodeFile<Block extends CodeBlock = CodeBlock> {
  file: string
  title: string
  check: Block['check']
  lang: string
  blocks: Block[]
  code: string
}

function joinCode<Block extends CodeBlock>(blocks: Block[]): CodeFile<Block> {
  const first = blocks[0] as Block // callers pass one block at least
  const { file, title, check, lang } = first
  return { file, title, check, lang, blocks, code: blocks.map(({ code }) => code).join('\n\n') }
}

/**
 * Joins the blocks of one title. A title that's used with two classes or languages is a problem.
 *
 * @param isJoined whether the blocks of a class are joined
 * @returns the files in the order of their first block
 */
export function joinBlocks<Block extends CodeBlock>(
  blocks: readonly Block[],
  isJoined: (check: Block['check']) => boolean,
): { files: CodeFile<Block>[]; problems: Diagnostic[] } {
  const problems: Diagnostic[] = []
  const groups = new Map<string, Block[]>()
  blocks.forEach((block, index) => {
    const key = isJoined(block.check) ? `file ${block.title}` : `alone ${index}`
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
  return { files: [...groups.values()].map(joinCode), problems }
}

/**
 * @param file blocks joined into a file
 * @param line line in the joined code, from 1
 * @returns the line of the page
 */
export function pageLine({ blocks }: Pick<CodeFile, 'blocks'>, line: number): number {
  let start = 1
  for (const block of blocks) {
    const length = block.code.split('\n').length
    if (line < start + length + 1) return block.line + Math.min(line - start, length - 1)
    start += length + 1
  }
  return blocks[0]?.line ?? 1
}
