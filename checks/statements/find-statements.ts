import type { Block } from '../../model/page/blocks'
import type { Page } from '../../model/page/read-page'
import { splitSentences } from '../../model/page/readability'
import { sha256 } from '../../model/sha256'

/** Words that claim a scope, so a single exception makes the sentence wrong. */
const SCOPE =
  /(?<![\p{L}\d-])(?:all|only|every|at most|at least|until|never|always|anyone|cannot|can['’]t|must)(?![\p{L}\d-])/giu

/** A sentence about quantity or scope. */
export interface Statement {
  file: string
  line: number
  /** As readers see it, with the facts' values filled in. */
  sentence: string
  /** The words that make it one, in lower case, without duplicates. */
  words: readonly string[]
  /** First 12 digits of the sentence's hash, so an edited sentence has a different ID. */
  id: string
}

/** A sentence's ID, ignoring spaces and line breaks. */
export const hashSentence = (sentence: string): string =>
  sha256(sentence.replace(/\s+/g, ' ').trim()).slice(0, 12)

function findIn(file: string, text: string, lineAt: (offset: number) => number): Statement[] {
  return splitSentences(text).flatMap(({ text: raw, start }) => {
    const sentence = raw.replace(/\s+/g, ' ')
    const words = [...sentence.matchAll(SCOPE)].map(([word]) => word.toLowerCase().replace('’', "'"))
    if (words.length === 0) return []
    return [{ file, line: lineAt(start), sentence, words: [...new Set(words)], id: hashSentence(sentence) }]
  })
}

const isSaid = ({ kind }: Block): boolean => kind !== 'heading'

/**
 * The sentences on a page, in its tables and callouts, that contain all, only, every, at most, at least, until,
 * never, always, anyone, cannot, can't or must. Code is left out. Pure.
 */
export function findStatements({ file, blocks, callouts }: Page): Statement[] {
  const inBlocks = blocks
    .filter(isSaid)
    .flatMap((block) => findIn(file, block.text, (offset) => block.lines[offset] ?? block.line))
  const inTitles = callouts.flatMap(({ title, line }) =>
    findIn(file, (title ?? '').replace(/[*`]/g, ''), () => line),
  )
  return [...inBlocks, ...inTitles].sort((a, b) => a.line - b.line)
}
