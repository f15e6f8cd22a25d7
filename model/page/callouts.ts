/** A `:::note[Title]` … `:::` block, by its lines (1-based). */
export interface Callout {
  kind: string
  title: string | null
  line: number
  endLine: number | null
}

const OPENING = /^\s*:::+\s*(\w+)\s*(?:\[(.*)\])?\s*(.*)$/
const CLOSING = /^\s*:::+\s*$/
const FENCE = /^\s*(`{3,}|~{3,})/

/**
 * Removes callout lines from MDX source, so a plain Markdown parser sees only their content. Lines keep their
 * numbers, because callout lines become empty ones. Lines inside code fences don't change.
 */
export function takeCallouts(source: string): { source: string; callouts: Callout[] } {
  const callouts: Callout[] = []
  const open: Callout[] = []
  let fence: string | null = null
  const lines = source.split('\n').map((line, index) => {
    const mark = FENCE.exec(line)?.[1]
    if (mark && (fence === null || (mark.startsWith(fence) && line.trim() === mark)))
      fence = fence === null ? mark : null
    if (fence !== null || mark) return line
    if (CLOSING.test(line)) {
      const last = open.pop()
      if (last) last.endLine = index + 1
      return ''
    }
    const start = OPENING.exec(line)
    if (!start) return line
    const callout = {
      kind: start[1] ?? '',
      title: start[2] ?? (start[3] || null),
      line: index + 1,
      endLine: null,
    }
    callouts.push(callout)
    open.push(callout)
    return ''
  })
  return { source: lines.join('\n'), callouts }
}
