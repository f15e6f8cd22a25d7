/** One celocli command line, taken apart without knowing which flags exist. */
interface ParsedLine {
  /** `account:balance`, or an empty string for a bare `celocli` or `celocli --version`. */
  command: string
  tokens: string[]
}

const WORD = /'([^']*)'|"((?:\\.|[^"\\])*)"|(\$\([^)]*\))|((?:\\.|[^\s'"|&;<>])+)/y
const RUNNERS = new Set(['npx', '--yes', '-y'])

/**
 * Splits a shell line into words, up to the first pipe, redirect, `&`, `;` or comment.
 * In: one logical line (continuation lines joined). Out: words without their quotes.
 */
export function splitWords(line: string): string[] {
  const words: string[] = []
  let at = 0
  let current: string | undefined
  while (at < line.length) {
    WORD.lastIndex = at
    const match = WORD.exec(line)
    if (match) {
      current = (current ?? '') + (match[1] ?? match[2] ?? match[3] ?? match[4] ?? '')
      at = WORD.lastIndex
      continue
    }
    if (current !== undefined) words.push(current)
    current = undefined
    if (/[|&;<>]/.test(line[at] ?? '')) return words
    if (/^\s#/.test(line.slice(at, at + 2))) return words
    at += 1
  }
  return current === undefined ? words : [...words, current]
}

/** Joins lines that end in a backslash and drops comments and empty lines. */
export function joinContinuations(code: string): string[] {
  return code
    .replace(/\\\r?\n/g, ' ')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
}

/**
 * Reads one celocli line. In: a shell line. Out: the command and the words after it, or undefined when
 * the line does not start celocli (an environment assignment or `npx` before it is allowed).
 */
export function parseCelocliLine(line: string): ParsedLine | undefined {
  const words = splitWords(line)
  let at = 0
  while (at < words.length && (/^[A-Z_][A-Z0-9_]*=/i.test(words[at] ?? '') || RUNNERS.has(words[at] ?? '')))
    at += 1
  if (!/^(celocli|@celo\/celocli(@\S+)?)$/.test(words[at] ?? '')) return undefined
  const rest = words.slice(at + 1)
  const [first = ''] = rest
  if (first === '' || first.startsWith('-')) return { command: '', tokens: rest }
  return { command: first, tokens: rest.slice(1) }
}
