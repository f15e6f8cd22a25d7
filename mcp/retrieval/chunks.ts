// Sections in pieces of the size that assistants store: long ones split, short neighbors on a page joined.
import type { Section } from './sections'

/** Characters per chunk: about 800 tokens, the default chunk size of the major assistants' file search. */
export const CHUNK_LENGTH = 3200

export interface Chunk extends Omit<Section, 'path' | 'anchor'> {
  /** Title of the page. */
  readonly title: string
  /** The chunk's content, in reading order: one section or part of one, or several short ones. */
  readonly sections: readonly Pick<Section, 'path' | 'anchor' | 'text'>[]
}

const FENCE = /^\s*(`{3,}|~{3,})/

/** Paragraphs, lists, tables and code blocks in Markdown, each complete. */
export function listBlocks(markdown: string): string[] {
  const blocks: string[][] = [[]]
  let fence = ''
  for (const line of markdown.split('\n')) {
    const [, mark = ''] = FENCE.exec(line) ?? []
    if (mark !== '' && (fence === '' || mark.startsWith(fence))) fence = fence === '' ? mark : ''
    if (line === '' && fence === '') blocks.push([])
    else blocks.at(-1)!.push(line)
  }
  return blocks.map((lines) => lines.join('\n')).filter((text) => text !== '')
}

/**
 * A long section in parts of at most the given length, unless a single block is longer; each part has the heading.
 */
function listParts(section: Section, length: number): Section[] {
  if (section.text.length <= length) return [section]
  const [heading = '', ...blocks] = listBlocks(section.text)
  const parts = [heading]
  for (const block of blocks) {
    const last = parts.at(-1)!
    if (last !== heading && last.length + block.length + 2 > length) parts.push(`${heading}\n\n${block}`)
    else parts[parts.length - 1] = `${last}\n\n${block}`
  }
  return parts.map((text) => ({ ...section, text }))
}

/**
 * The sections of one page as chunks.
 * @param sections in reading order
 * @param length characters per chunk
 */
export function splitChunks(sections: readonly Section[], length = CHUNK_LENGTH): Chunk[] {
  const chunks: Chunk[] = []
  for (const { path, anchor, text, ...page } of sections.flatMap((section) => listParts(section, length))) {
    const last = chunks.at(-1)
    const held = { path, anchor, text }
    if (last && last.text.length + text.length + 2 <= length)
      chunks[chunks.length - 1] = {
        ...last,
        text: `${last.text}\n\n${text}`,
        sections: [...last.sections, held],
      }
    else chunks.push({ ...page, title: path[0] ?? '', text, sections: [held] })
  }
  return chunks
}
