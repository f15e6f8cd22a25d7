// What can be determined from a page's bytes before parsing: parsers are slow for some input, and one of them
// evaluates front matter that's declared as JavaScript.
import type { Diagnostic, DiagnosticText } from '../diagnostic'
import { findInvisible } from './invisible-characters'

/** Characters. Parsers take long for some pages of this size; the longest page of the site has 51,200. */
const LARGEST = 60_000
const DEEPEST = 20
const MAX_MARKS = 500

const DEEP = new RegExp(`^(?:[ \\t]*(?:>|(?:[-+*]|\\d{1,9}[.)])(?=[ \\t]))){${DEEPEST + 1}}`, 'm')

type Rule = (source: string) => (DiagnosticText & { offset: number }) | undefined

const byteOrderMark: Rule = (source) =>
  source.startsWith('\uFEFF')
    ? {
        offset: 0,
        field: 'encoding',
        found: 'a byte order mark (U+FEFF) before the first line',
        expected: 'a page that starts with ---',
        fix: 'save the file as "UTF-8", not as "UTF-8 with BOM"',
      }
    : undefined

const hiddenCharacter: Rule = (source) => {
  const hidden = findInvisible(source)
  if (!hidden) return undefined
  const { name, offset } = hidden
  const text = { offset, field: 'encoding', expected: 'characters that readers can see, in UTF-8' }
  if (name === 'U+FFFD')
    return { ...text, found: 'bytes that are not UTF-8 (U+FFFD)', fix: 'save the file as UTF-8' }
  return {
    ...text,
    found: `the invisible character ${name}`,
    fix: 'delete it, or write the word without it',
  }
}

const size: Rule = ({ length }) =>
  length < LARGEST
    ? undefined
    : {
        offset: 0,
        field: 'page-size',
        found: `${length} characters`,
        expected: `under ${LARGEST} characters`,
        fix: 'split the page by topic',
      }

const frontMatterOpening: Rule = (source) =>
  /^---(?!\n)/.test(source)
    ? {
        offset: 0,
        field: 'front matter',
        found: `the first line ${JSON.stringify(source.slice(0, 60).split('\n')[0])}`,
        expected: '--- alone: front matter is YAML',
        fix: 'remove what follows the three hyphens',
      }
    : undefined

/** Docusaurus ends front matter at the first line that starts with ---, and reads the rest of that line as the page. */
const frontMatterClosing: Rule = (source) => {
  const offset = source.startsWith('---\n') ? source.indexOf('\n---', 3) + 1 : 0
  const [line = ''] = source.slice(offset).split('\n', 1)
  if (offset === 0 || line === '---') return undefined
  const found = `the line ${JSON.stringify(line.slice(0, 60))} in front matter`
  return {
    offset,
    field: 'front matter',
    found,
    expected: '--- alone: it ends the front matter',
    fix: 'remove what follows the three hyphens',
  }
}

const CALLOUT_TITLE = /^[ \t>]*:{3,}[ \t]*\w+[ \t]+\S.*$/m

// Docusaurus' older form, which it rewrites before it parses. Text that starts there and ends further down then ends
// early, so what looks like code would run.
const calloutTitle: Rule = (source) => {
  const match = CALLOUT_TITLE.exec(source)
  if (!match) return undefined
  const found = `the callout ${JSON.stringify(match[0].trim().slice(0, 60))}`
  const fix = 'put its title in brackets, right after the name'
  return { offset: match.index, field: 'callout', found, expected: ':::note[Title]', fix }
}

const nesting: Rule = (source) => {
  const match = DEEP.exec(source)
  if (!match) return undefined
  const found = `a line inside more than ${DEEPEST} quotes and lists`
  return { offset: match.index, field: 'mdx', found, expected: `at most ${DEEPEST}`, fix: 'nest less' }
}

/** The start, `:::name`, and end of every callout; the content between doesn't matter. */
const CALLOUT_EDGE = /^[ \t]*:{3,}[ \t]*([A-Za-z])?/gm

const calloutNesting: Rule = (source) => {
  let depth = 0
  for (const { index, 1: name } of source.matchAll(CALLOUT_EDGE)) {
    depth = name === undefined ? Math.max(0, depth - 1) : depth + 1
    if (depth <= DEEPEST) continue
    const found = `a callout inside ${DEEPEST} others`
    return { offset: index, field: 'mdx', found, expected: 'callouts that end', fix: 'end each with :::' }
  }
  return undefined
}

const BLANK_LINE = /\n[ \t]*\n/g
const INLINE_MARK = /[*_[\]]/g

// The parser compares each mark with the earlier ones in its paragraph.
const inlineMarks: Rule = (source) => {
  let offset = 0
  for (const paragraph of source.split(BLANK_LINE)) {
    const marks = paragraph.match(INLINE_MARK)?.length ?? 0
    if (marks > MAX_MARKS)
      return {
        offset: source.indexOf(paragraph, offset),
        field: 'mdx',
        found: `${marks} of * _ [ ] in lines without a blank one between them`,
        expected: `at most ${MAX_MARKS}`,
        fix: 'add blank lines',
      }
    offset += paragraph.length
  }
  return undefined
}

// Docusaurus unwraps these fences before it parses, so what looks like a sample would run.
const unwrappedFence: Rule = (source) => {
  const offset = source.indexOf('mdx-code-block')
  if (offset < 0) return undefined
  const text = {
    found: '"mdx-code-block"',
    expected: 'the language of the code',
    fix: 'write ```mdx instead',
  }
  return { offset, field: 'code-fence', ...text }
}

const RULES = [
  size,
  byteOrderMark,
  frontMatterOpening,
  frontMatterClosing,
  hiddenCharacter,
  unwrappedFence,
  calloutTitle,
  nesting,
  calloutNesting,
  inlineMarks,
]

/** A page's source with `\n` line breaks, which a checkout on Windows may not have. */
export function withUnixLineEnds(source: string): string {
  return source.replaceAll('\r\n', '\n')
}

/**
 * Finds what makes a page's source unsafe to parse. Takes linear time, and evaluates nothing.
 * @param file path for messages
 * @param source the whole file, with either kind of line break
 */
export function sourceProblems(file: string, source: string): Diagnostic[] {
  const text = withUnixLineEnds(source)
  for (const rule of RULES) {
    const found = rule(text)
    if (!found) continue
    const { offset, ...problem } = found
    const line = text.slice(0, offset).split('\n').length
    return [{ file, line, ...problem, severity: 'error' }] // one is enough, because the rest may result from it
  }
  return []
}
