import type { Diagnostic } from '../../model/diagnostic'
import type { CheckClass } from '../../model/code-block/check-classes'
import { getClass, readMeta, type FenceMeta } from '../../model/code-block/fence-meta'
import { listFences, type Fence } from '../../model/code-block/fences'
import { homeSample } from '../../model/code-block/home-sample'
import { parseFrontMatter } from '../../model/page/read-front-matter'
import { routeFromFile } from '../../model/route'
import { substituteFacts, type FactLookup } from '../../model/facts/substitute-facts'

/** A code block that has a class, with its facts in place. */
export interface Block {
  file: string
  line: number
  lang: string
  check: CheckClass
  title: string
  meta: FenceMeta
  code: string
}

/** A page's blocks, and what was wrong with those that are left out. */
export interface Page {
  file: string
  route: string
  blocks: Block[]
  problems: Diagnostic[]
}

/** The page that is being read: what its blocks need, and where their problems go. */
interface Reading {
  file: string
  lookup: FactLookup
  problems: Diagnostic[]
}

function makeBlock(fence: Fence, title: string, { file, lookup, problems }: Reading): Block | undefined {
  const { values, faults } = readMeta(fence.meta)
  const line = fence.line - 1
  for (const fault of faults) problems.push({ file, line, ...fault })
  const check = getClass(fence.lang, values)
  if (typeof check !== 'string') {
    problems.push({ file, line, ...check })
    return undefined
  }
  const substituted = substituteFacts(fence.code, lookup)
  for (const { lineOffset, path, message } of substituted.problems) {
    problems.push({
      file,
      line: fence.line + lineOffset,
      found: `{{${path}}}: ${message}`,
      expected: 'the path of a fact in data/',
      fix: 'correct the path, or add the record with its source',
    })
  }
  if (substituted.problems.length > 0) return undefined
  return {
    file,
    line: fence.line,
    lang: fence.lang,
    check,
    title: values.title ?? title,
    meta: values,
    code: substituted.code,
  }
}

/**
 * Reads a page's code blocks. Untitled blocks are named by their place among the untitled: "block 1".
 *
 * @param file path from the root of the repository
 * @param source text of the page
 * @param lookup the registry's factRaw
 */
export function readPage(file: string, source: string, lookup: FactLookup): Page {
  const problems: Diagnostic[] = []
  const { slug } = Object(parseFrontMatter(source)) as { slug?: unknown }
  const route = file === homeSample.file ? homeSample.route : routeFromFile(file, slug)
  const page: Page = { file, route, blocks: [], problems }
  let fences: Fence[]
  try {
    fences = listFences(source)
  } catch (error) {
    const place = (error as { line?: number }).line ?? 1
    const found = `a page that MDX cannot read: ${error instanceof Error ? error.message : String(error)}`
    problems.push({
      file,
      line: place,
      found,
      expected: 'valid MDX',
      fix: 'correct the markup at this line',
    })
    return page
  }
  let untitled = 0
  for (const fence of fences) {
    if (!/\btitle=/.test(fence.meta)) untitled += 1
    const block = makeBlock(fence, `block ${untitled}`, { file, lookup, problems })
    if (block) page.blocks.push(block)
  }
  return page
}
