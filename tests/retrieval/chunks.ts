export interface Chunk {
  readonly route: string
  /** Title of the page, then the headings that lead to the section. */
  readonly path: readonly string[]
  /** The section as Markdown, with its heading. */
  readonly text: string
  /** What the page says it is for. */
  readonly about: string
  /** Whether the page is about what is over. */
  readonly isPast: boolean
}

const FENCE = /^\s*(`{3,}|~{3,})/
const HEADING = /^(#{1,6}) (.+)$/

const bare = (heading: string) => heading.replace(/ <a id="[^"]*"><\/a>/, '').replace(/[`*\\]/g, '')

/** Where the sections of Markdown begin, with depth and words of their headings; lines of code are none. */
function headingsOf(lines: readonly string[]) {
  let fence = ''
  return lines.flatMap((line, at) => {
    const [, mark = ''] = FENCE.exec(line) ?? []
    if (mark !== '' && (fence === '' || mark.startsWith(fence))) fence = fence === '' ? mark : ''
    const [, marks = '', words = ''] = (fence === '' && HEADING.exec(line)) || []
    return marks === '' ? [] : [{ at, depth: marks.length, words: bare(words) }]
  })
}

/**
 * The Markdown of a page in pieces, as assistants store it: a section from its heading to the next heading.
 * @param route address of the page
 * @param markdown its Markdown, with the front note
 */
export function chunksOf(route: string, markdown: string): Chunk[] {
  const isPast = /^status: (?:retired|historical)$/m.test(markdown)
  const [, about = ''] = /^description: (.+)$/m.exec(markdown) ?? []
  const lines = markdown.replace(/^---\n[\s\S]*?\n---\n/, '').split('\n')
  const headings = headingsOf(lines)
  const open: string[] = []
  return headings.map(({ at, depth, words }, index) => {
    open.length = Math.min(open.length, depth - 1)
    open.push(words)
    const text = lines
      .slice(at, headings[index + 1]?.at)
      .join('\n')
      .trim()
    return { route, path: [...open], text, about, isPast }
  })
}

/** The words of Markdown without addresses of links, small, with one space between. */
export function plainWords(markdown: string): string {
  const text = markdown.replace(/\]\((?:<[^>]*>|[^()\s]*(?:\([^()\s]*\)[^()\s]*)*)\)/g, '] ')
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}
