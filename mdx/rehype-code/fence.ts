/** What the words after a fence's language say. Kinds and reasons are judged by the code checks, not here. */
export type Fence = {
  title?: string
  check?: string
  from?: string
  reason?: string
  highlight: Set<number>
}

/** Reads `title="a.ts" check=run highlight="3,5-7"`. */
export function parseFence(meta: string): Fence {
  const values: Record<string, string> = {}
  for (const [, key, quoted, bare] of meta.matchAll(/([\w-]+)=(?:"([^"]*)"|(\S+))/g))
    values[key!] = quoted ?? bare ?? ''
  const { title, check, from, reason, highlight } = values
  return { title, check, from, reason, highlight: lineNumbers(highlight ?? '') }
}

/** `3,5-7` to {3, 5, 6, 7}. */
function lineNumbers(ranges: string): Set<number> {
  const lines = new Set<number>()
  for (const range of ranges.split(',').filter(Boolean)) {
    const [first, last = first] = range.split('-').map(Number)
    for (let line = first!; line <= last!; line++) lines.add(line)
  }
  return lines
}
