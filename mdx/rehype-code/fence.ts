import { readMeta, type FenceMeta } from '../../model/code-block/fence-meta'

/** The meaning of the words after a fence's language. The code checks validate them, not this. */
export type Fence = Omit<FenceMeta, 'highlight'> & { highlight: Set<number> }

/** Reads `title="a.ts" check=run highlight="3,5-7"`. */
export function parseFence(meta: string): Fence {
  const { highlight = '', ...values } = readMeta(meta).values
  return { ...values, highlight: lineNumbers(highlight) }
}

/** `3,5-7` to {3, 5, 6, 7}. */
function lineNumbers(ranges: string): Set<number> {
  const lines = new Set<number>()
  for (const range of ranges.split(',').filter(Boolean)) {
    const [first = 0, last = first] = range.split('-').map(Number)
    for (let line = first; line <= last; line++) lines.add(line)
  }
  return lines
}
