// The pieces that passages are made of: a paragraph, a list, a table or a code block, short neighbors joined.
import { type Chunk, listBlocks } from './chunks'

/** Characters per piece; a longer block is a piece of its own. Compared with 200, 500, 900 and 1,500. */
const PIECE_LENGTH = 350

type ChunkSection = Chunk['sections'][number]

export interface Piece {
  /** Number of the chunk that it comes from. */
  readonly chunk: number
  readonly section: ChunkSection
  /** The heading of its section, as Markdown. */
  readonly heading: string
  readonly body: string
}

/** A file's name above its code. */
const FILE_NAME = /(?:^|\n)\*\*[^*\n]+\*\*$/

/** Joins short neighbors, and a file's name with the code below it. */
function joinShort(blocks: readonly string[]): string[] {
  const bodies: string[] = []
  for (const block of blocks) {
    const last = bodies.at(-1)
    const fits = last !== undefined && last.length + block.length + 2 <= PIECE_LENGTH
    if (last !== undefined && (fits || FILE_NAME.test(last)))
      bodies[bodies.length - 1] = `${last}\n\n${block}`
    else bodies.push(block)
  }
  return bodies.length > 0 ? bodies : ['']
}

/** The pieces of chunks, in reading order. */
export function listPieces(chunks: readonly Chunk[]): Piece[] {
  return chunks.flatMap(({ sections }, chunk) =>
    sections.flatMap((section) => {
      const [heading = '', ...blocks] = listBlocks(section.text)
      return joinShort(blocks).map((body) => ({ chunk, section, heading, body }))
    }),
  )
}

const isSame = (one: Piece | undefined, other: Piece) =>
  one?.section.anchor === other.section.anchor && one.heading === other.heading

/**
 * Pieces of one page as a chunk, each section's heading once.
 * @param pieces in reading order
 * @param page a chunk of the page
 */
export function joinPieces(pieces: readonly Piece[], page: Chunk): Chunk {
  const sections: { path: readonly string[]; anchor: string; text: string }[] = []
  let last: Piece | undefined
  for (const piece of pieces) {
    const { path, anchor } = piece.section
    const text = isSame(last, piece)
      ? `${sections.pop()!.text}\n\n${piece.body}`
      : `${piece.heading}\n\n${piece.body}`
    sections.push({ path, anchor, text: text.trim() })
    last = piece
  }
  return { ...page, text: sections.map(({ text }) => text).join('\n\n'), sections }
}

/** Characters that a piece adds to those chosen so far. */
export const measurePiece = (piece: Piece, chosen: readonly Piece[]) =>
  piece.body.length + 2 + (chosen.some((one) => isSame(one, piece)) ? 0 : piece.heading.length + 2)
