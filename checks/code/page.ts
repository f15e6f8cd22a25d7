import type { CheckClass, ClassKey } from '../../model/code-block/check-classes'
import { fenceReader } from '../../model/code-block/fence-meta'
import { homeSample } from '../../model/code-block/home-sample'
import type { Diagnostic } from '../../model/diagnostic'
import { type FactLookup, substituteFacts } from '../../model/facts/substitute-facts'
import { parseFrontMatter } from '../../model/page/read-front-matter'
import { routeFromFile } from '../../model/route'
import { type CodeBlock, type Fill, readBlocks } from './blocks/read-blocks'

/** A code block that has a class, with its facts in place. */
export type Block = CodeBlock<CheckClass, ClassKey>

/** A page's blocks, and what was wrong with those that are left out. */
export interface Page {
  file: string
  route: string
  blocks: Block[]
  problems: Diagnostic[]
}

const fillWith =
  (lookup: FactLookup): Fill =>
  (written) => {
    const { code, problems } = substituteFacts(written, lookup)
    const faults = problems.map(({ lineOffset, path, message }) => ({
      lineOffset,
      found: `{{${path}}}: ${message}`,
      expected: 'the path of a fact in data/',
      fix: 'correct the path, or add the record with its source',
    }))
    return { code, problems: faults }
  }

/**
 * Reads a page's code blocks, with facts in place.
 *
 * @param file path from the root of the repository
 * @param source text of the page
 * @param lookup the registry's factRaw
 */
export function readPage(file: string, source: string, lookup: FactLookup): Page {
  const { slug } = Object(parseFrontMatter(source)) as { slug?: unknown }
  const route = file === homeSample.file ? homeSample.route : routeFromFile(file, slug)
  return { file, route, ...readBlocks(source, { file, reader: fenceReader, fill: fillWith(lookup) }) }
}
