// Finds runs of words that a page shares with a source text, so writers can check that their sentences are
// original. Code is left out on both sides.
import { dropFrontMatter } from '../../model/page/split-front-matter'
import type { Page } from '../../model/page/read-page'

interface Overlap {
  line: number
  text: string
  words: number
}

interface Token {
  word: string
  isName: boolean
  line: number
}

const SHORTEST_RUN = 8
const MIN_PLAIN_WORDS = 5

/** A word counts as a name if it has a digit, or a capital letter without starting its text or sentence. */
function listTokens(text: string, lineAt: (offset: number) => number): Token[] {
  return [...text.matchAll(/[\p{L}\d][\p{L}\d'’-]*/gu)].map((match) => {
    const starts = /(?:^|[.?!:|]\s*)$/.test(text.slice(0, match.index).trimEnd())
    const isName = /\d/.test(match[0]) || (/\p{Lu}/u.test(match[0]) && !starts)
    return { word: match[0].toLowerCase().replaceAll('’', "'"), isName, line: lineAt(match.index) }
  })
}

function plainText(source: string): string {
  return dropFrontMatter(source)
    .replace(/^\s*(`{3,}|~{3,})[\s\S]*?^\s*\1\s*$/gm, '\n')
    .replace(/^(?:import|export) .*$/gm, '')
    .replace(/`[^`\n]*`/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/[*_#[\]]/g, ' ')
}

function key(tokens: readonly Token[], start: number): string {
  return tokens
    .slice(start, start + SHORTEST_RUN)
    .map((token) => token.word)
    .join(' ')
}

function indexPositions(tokens: readonly Token[]): Map<string, number[]> {
  const positions = new Map<string, number[]>()
  for (let start = 0; start + SHORTEST_RUN <= tokens.length; start++) {
    const run = key(tokens, start)
    positions.set(run, [...(positions.get(run) ?? []), start])
  }
  return positions
}

/** A position in a text. */
interface Position {
  tokens: readonly Token[]
  at: number
}

/** How many words are the same from two positions on. */
function countShared(page: Position, source: Position): number {
  const word = ({ tokens, at }: Position, step: number) => tokens[at + step]?.word
  let length = 0
  while (word(page, length) !== undefined && word(page, length) === word(source, length)) length++
  return length
}

function runsIn(
  tokens: readonly Token[],
  source: readonly Token[],
  positions: Map<string, number[]>,
): Overlap[] {
  const found: Overlap[] = []
  for (let start = 0; start < tokens.length; start++) {
    const places = positions.get(key(tokens, start)) ?? []
    const shared = places.map((at) => countShared({ tokens, at: start }, { tokens: source, at }))
    const length = Math.max(0, ...shared)
    if (length < SHORTEST_RUN) continue
    const run = tokens.slice(start, start + length)
    const plain = run.filter((token) => !token.isName).length
    const text = run.map((token) => token.word).join(' ')
    if (plain >= MIN_PLAIN_WORDS) found.push({ line: run[0]?.line ?? 1, text, words: length })
    start += length - 1
  }
  return found
}

/**
 * Runs of eight or more identical words in a page and a source text, ignoring case, punctuation and code. A run of
 * mainly names and numbers (fewer than five other words) is left out.
 */
export function findOverlaps(page: Page, sourceText: string): Overlap[] {
  const source = listTokens(plainText(sourceText), () => 1)
  const positions = indexPositions(source)
  return page.blocks.flatMap((block) => {
    const typed = [...block.text].map((letter, index) => (block.mask[index] === 'c' ? ' ' : letter)).join('')
    const tokens = listTokens(typed, (offset) => block.lines[offset] ?? block.line)
    return runsIn(tokens, source, positions)
  })
}
