// Sections in pieces of the size that assistants store: long ones cut, short neighbors of a page joined.
import type { Section } from './sections'

/** Characters of a chunk: about 800 tokens, the size at which file search of the large assistants cuts by default. */
export const CHUNK_LENGTH = 3200

export interface Chunk extends Omit<Section, 'path' | 'anchor'> {
  /** Title of the page. */
  readonly title: string
  /** What the chunk holds, in reading order: one section or its part, or several short ones. */
  readonly sections: readonly Pick<Section, 'path' | 'anchor' | 'text'>[]
}

const FENCE = /^\s*(`{3,}|~{3,})/

/** Paragraphs, lists, tables and code blocks of Markdown, each whole. */
function listBlocks(markdown: string): string[] {
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

/** A long section in parts of at most the length, where a single block is not longer; each part has the heading. */
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
 * @param length characters of a chunk
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
