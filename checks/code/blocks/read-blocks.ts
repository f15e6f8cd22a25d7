import type { Diagnostic, Fault } from '../../../model/diagnostic'
import type { FenceReader, FenceValues } from '../../../model/code-block/fence-reader'
import { listFences, type Fence } from '../../../model/code-block/fences'

/** A code block that has a class, as it's checked. */
export interface CodeBlock<Class extends string = string, Key extends string = string> {
  file: string
  line: number
  lang: string
  check: Class
  title: string
  meta: FenceValues<Key>
  code: string
}

/** A block's code with its placeholders filled, and what was wrong with them, by line of the code. */
export type Fill = (code: string) => { code: string; problems: (Fault & { lineOffset: number })[] }

export interface Reading<Class extends string, Key extends string> {
  file: string
  reader: FenceReader<Class, Key>
  fill?: Fill
}

const keepCode: Fill = (code) => ({ code, problems: [] })

function makeBlock<Class extends string, Key extends string>(
  fence: Fence,
  title: string,
  { file, reader, fill = keepCode }: Reading<Class, Key>,
): { block?: CodeBlock<Class, Key>; problems: Diagnostic[] } {
  const { values, faults } = reader.readMeta(fence.meta)
  const line = fence.line - 1
  const problems: Diagnostic[] = faults.map((fault) => ({ file, line, ...fault }))
  const check = reader.getClass(fence.lang, values)
  if (typeof check !== 'string') return { problems: [...problems, { file, line, ...check }] }
  const filled = fill(fence.code)
  const unfilled = filled.problems.map(({ lineOffset, ...fault }) => ({
    file,
    line: fence.line + lineOffset,
    ...fault,
  }))
  if (unfilled.length > 0) return { problems: [...problems, ...unfilled] }
  const { lang } = fence
  const block = { file, line: fence.line, lang, check, title: values.title ?? title, meta: values }
  return { block: { ...block, code: filled.code }, problems }
}

function readFences(file: string, source: string): { fences: Fence[]; problems: Diagnostic[] } {
  try {
    return { fences: listFences(source), problems: [] }
  } catch (error) {
    const line = (error as { line?: number }).line ?? 1
    const found = `a page that MDX cannot read: ${error instanceof Error ? error.message : String(error)}`
    const fix = 'correct the markup at this line'
    return { fences: [], problems: [{ file, line, found, expected: 'valid MDX', fix }] }
  }
}

/**
 * Reads a page's code blocks. Untitled blocks are named by their place among the untitled: "block 1".
 *
 * @param source text of the page
 * @param reading its path, the classes that its fences may have, and what fills placeholders
 * @returns the blocks that have a class, and what was wrong with the others
 */
export function readBlocks<Class extends string, Key extends string>(
  source: string,
  reading: Reading<Class, Key>,
): { blocks: CodeBlock<Class, Key>[]; problems: Diagnostic[] } {
  const { fences, problems } = readFences(reading.file, source)
  const blocks: CodeBlock<Class, Key>[] = []
  let untitled = 0
  for (const fence of fences) {
    if (!/\btitle=/.test(fence.meta)) untitled += 1
    const made = makeBlock(fence, `block ${untitled}`, reading)
    problems.push(...made.problems)
    if (made.block) blocks.push(made.block)
  }
  return { blocks, problems }
}
