const HEADING = /^[ >-]*(#{1,6}) /
const FENCE = /^\s*(`{3,}|~{3,})/

/** Depth of the heading in each line of Markdown; 0 in other lines, and in code. */
function depths(lines: readonly string[]): number[] {
  let fence = ''
  return lines.map((line) => {
    const [, mark = ''] = FENCE.exec(line) ?? []
    if (mark !== '' && (fence === '' || mark.startsWith(fence))) {
      fence = fence === '' ? mark : ''
      return 0
    }
    return fence === '' ? (HEADING.exec(line)?.[1]?.length ?? 0) : 0
  })
}

/**
 * One section of Markdown: from a heading to the next of its level or above.
 * @param index which heading of the page, in reading order, from 0
 * @returns undefined when there is no such heading
 */
export function sectionAt(markdown: string, index: number): string | undefined {
  const lines = markdown.split('\n')
  const levels = depths(lines)
  const starts = levels.flatMap((depth, line) => (depth > 0 ? [line] : []))
  const start = starts[index]
  if (start === undefined) return undefined
  const end = starts.find((line) => line > start && levels[line]! <= levels[start]!)
  return `${lines.slice(start, end).join('\n').trim()}\n`
}
