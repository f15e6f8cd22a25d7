import { getAttribute } from './blocks'
import type { Page } from './read-page'
import { splitSentences } from './readability'

export type Place = 'prose' | 'heading' | 'table' | 'code' | 'attribute' | 'front matter' | 'link address'

/** A piece of text that someone typed anywhere on a page. */
export interface Span {
  place: Place
  text: string
  /** Line of the character at an offset. */
  lineAt(offset: number): number
  /** Whether the character was typed, rather than added by a fact component. */
  typed(offset: number): boolean
  /** Whether the character is in inline code or in a code fence. */
  coded(offset: number): boolean
  /** The sentence, table row with its column's heading, or line of code around an offset. */
  around(offset: number): string
  /** True for program output (`check=output`), where facts may appear as values. */
  output: boolean
}

const PLACES = { paragraph: 'prose', card: 'prose', heading: 'heading', cell: 'table' } as const
const SHOWN_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  Card: ['title'],
  Details: ['summary'],
  Screenshot: ['alt'],
  Tab: ['label'],
  TableFilter: ['label'],
  YouTube: ['title'],
}

function plainSpan(place: Place, text: string, line: number): Span {
  const all = { typed: () => true, coded: () => false, around: () => text, output: false }
  return { place, text, lineAt: () => line, ...all }
}

function sentenceAround(text: string, offset: number): string {
  return splitSentences(text).findLast((sentence) => sentence.start <= offset)?.text ?? text
}

function lineAround(text: string, offset: number): string {
  const end = text.indexOf('\n', offset)
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, end < 0 ? undefined : end)
}

function blockSpans(page: Page): Span[] {
  return page.blocks.map((block) => ({
    place: PLACES[block.kind],
    text: block.text,
    lineAt: (offset) => block.lines[offset] ?? block.line,
    typed: (offset) => block.mask[offset] !== 'f',
    coded: (offset) => block.mask[offset] === 'c',
    around: (offset) => (block.kind === 'cell' ? block.around : sentenceAround(block.text, offset)),
    output: false,
  }))
}

function fenceSpans(page: Page): Span[] {
  return page.fences.map((fence) => ({
    place: 'code',
    text: fence.value,
    lineAt: (offset) => (fence.position?.start.line ?? 1) + fence.value.slice(0, offset).split('\n').length,
    typed: () => true,
    coded: () => true,
    around: (offset) => lineAround(fence.value, offset),
    output: /\bcheck=output\b/.test(fence.meta ?? ''),
  }))
}

function attributeSpans(page: Page): Span[] {
  return page.elements.flatMap((element) =>
    (SHOWN_ATTRIBUTES[element.name ?? ''] ?? []).map((name) =>
      plainSpan('attribute', getAttribute(element, name), element.position?.start.line ?? 1),
    ),
  )
}

// A bare URL is its own text, which a block already contains.
function linkSpans(page: Page): Span[] {
  return page.links
    .filter(({ url, children: [text] }) => !(text?.type === 'text' && url.endsWith(text.value)))
    .map((link) => plainSpan('link address', link.url, link.position?.start.line ?? 1))
}

const cache = new WeakMap<Page, Span[]>()

/** All text of a page that someone typed, in no particular order. */
export function collectSpans(page: Page): Span[] {
  const known = cache.get(page)
  if (known) return known
  const { title, description } = page.frontMatter
  const lineAt = (field: string) => page.source.split('\n').findIndex((line) => line.startsWith(field)) + 1
  const spans = [
    plainSpan('front matter', title, lineAt('title:')),
    plainSpan('front matter', description, lineAt('description:')),
    ...blockSpans(page),
    ...fenceSpans(page),
    ...attributeSpans(page),
    ...page.callouts.map(({ title, line }) => plainSpan('prose', title ?? '', line)),
    ...linkSpans(page),
  ].filter(({ text }) => text !== '')
  cache.set(page, spans)
  return spans
}
