// Compares a page with its Markdown, reading both independently: it shares no code with the conversion.
import { dropFrontMatter } from '../../../model/page/split-front-matter'
import type { Nodes } from 'hast'

/** `mrow` is the drawn form of a formula; its text is the TeX beside it. */
const NOT_TEXT = /^(?:button|mrow|form|input|legend|link|noscript|script|style|svg|template)$/
const NOT_PAGE =
  /^(?:address-short|breadcrumbs|chips|doc-rail|feedback|pager|page-actions|proof|search-button|tested|term-text|toc-inline|video)$/
const IN_LINE = /^(?:a|abbr|b|code|em|i|kbd|mark|small|span|strong|sub|sup|time|wbr)$/

const isBare = (before: Nodes | undefined) => before?.type === 'element'

function shownText(node: Nodes, inCode = false): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  if (node.type === 'element') {
    const { className, ariaHidden } = node.properties
    const names = Array.isArray(className) ? className.map(String) : []
    if (NOT_TEXT.test(node.tagName) || String(ariaHidden) === 'true') return ''
    if (names.some((name) => NOT_PAGE.test(name))) return ''
  }
  const code = inCode || (node.type === 'element' && node.tagName === 'code') // where colored spans meet
  const inner = node.children
    .map(
      (child, index) =>
        (!code && child.type === 'element' && isBare(node.children[index - 1]) ? ' ' : '') +
        shownText(child, code),
    )
    .join('')
  return node.type === 'element' && IN_LINE.test(node.tagName) ? inner : ` ${inner} `
}

/** The text of Markdown without link URLs, escapes and HTML. */
function markdownText(markdown: string): string {
  return dropFrontMatter(markdown)
    .replace(/\]\((?:<[^>]*>|[^()\s]*(?:\([^()\s]*\)[^()\s]*)*)\)/g, '] ')
    .replace(/<a id="[^"]*"><\/a>/g, ' ')
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
}

function wordCounts(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

export interface Comparison {
  /** Words of the page. */
  readonly words: number
  /** Words on the page that are missing from its Markdown, each as often as it's missing. */
  readonly missing: readonly string[]
}

/** Compares the text of a page (its article, as HTML) with its Markdown, word by word, in any order. */
export function missingText(main: Nodes, markdown: string): Comparison {
  const there = wordCounts(markdownText(markdown))
  const asked = wordCounts(shownText(main))
  const missing = [...asked].flatMap(([word, count]) =>
    Array.from({ length: Math.max(0, count - (there.get(word) ?? 0)) }, () => word),
  )
  return { words: [...asked.values()].reduce((sum, count) => sum + count, 0), missing }
}

export interface HeadingPlace {
  readonly depth: number
  readonly words: string
}

const bare = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()

/** An article's headings in order. */
export function headingsOfPage(node: Nodes): HeadingPlace[] {
  if (!('children' in node)) return []
  if (node.type === 'element') {
    const [, depth] = /^h([1-6])$/.exec(node.tagName) ?? []
    if (depth) return [{ depth: Number(depth), words: bare(shownText(node)) }]
  }
  return node.children.flatMap(headingsOfPage)
}

/** Headings in Markdown in order, ignoring lines of code. */
export function headingsOfMarkdown(markdown: string): HeadingPlace[] {
  const text = dropFrontMatter(markdown).replace(/^( *)(`{3,})[^\n]*\n[\s\S]*?^\1\2$/gm, '')
  return [...text.matchAll(/^(?:[ >-]*)(#{1,6}) (.+)$/gm)].map(([, marks = '', words = '']) => ({
    depth: marks.length,
    words: bare(markdownText(words)),
  }))
}
