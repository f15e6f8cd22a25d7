import { splitFrontMatter } from '../../model/page/split-front-matter'
import { OWN_ANCHOR, ownAnchor } from '../../postbuild/steps/markdown/heading-anchor'

export interface Section {
  readonly route: string
  /** Title of the page, then the headings that lead to the section. */
  readonly path: readonly string[]
  /** Anchor of its heading; empty for the page's main heading. */
  readonly anchor: string
  /** The section as Markdown, with its heading. */
  readonly text: string
  /** The page's description and keywords. */
  readonly about: string
  /** Whether the page is about the past. */
  readonly isPast: boolean
  /** The day the page was last checked against its sources, such as 2026-11-22; empty if its note has none. */
  readonly verified: string
}

const FENCE = /^\s*(`{3,}|~{3,})/
const HEADING = /^(#{1,6}) (.+)$/

interface Heading {
  /** Line, from 0. */
  readonly at: number
  readonly depth: number
  readonly words: string
  readonly anchor: string
}

function getHeading(at: number, depth: number, line: string): Heading {
  const linked = line.replace(OWN_ANCHOR, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
  const words = linked.replace(/[`*\\]/g, '').trim()
  return { at, depth, words, anchor: OWN_ANCHOR.exec(line)?.[1] ?? ownAnchor(words) }
}

/** Where the sections in Markdown begin, ignoring lines of code. */
function listHeadings(lines: readonly string[]): Heading[] {
  let fence = ''
  return lines.flatMap((line, at) => {
    const [, mark = ''] = FENCE.exec(line) ?? []
    if (mark !== '' && (fence === '' || mark.startsWith(fence))) fence = fence === '' ? mark : ''
    const [, marks = '', words = ''] = (fence === '' && HEADING.exec(line)) || []
    return marks === '' ? [] : [getHeading(at, marks.length, words)]
  })
}

/**
 * A page's Markdown in pieces, each from its heading to the next.
 * @param route route of the page
 * @param source its Markdown, with the front note and either kind of line break
 */
export function listSections(route: string, source: string): Section[] {
  const { yaml = '', body } = splitFrontMatter(source.replaceAll('\r\n', '\n'))
  const note = `${yaml}\n`
  const isPast = /^status: (?:retired|historical)$/m.test(note)
  const [, description = ''] = /^description: (.+)$/m.exec(note) ?? []
  const [, verified = ''] = /^verified: (\d{4}-\d\d-\d\d)$/m.exec(note) ?? []
  const [, keywords = ''] = /^keywords:\n((?: +- .+\n)+)/m.exec(note) ?? []
  const about = [description, ...keywords.split('\n').map((line) => line.replace(/^ +- /, ''))]
    .join(' ')
    .trim()
  const lines = body.split('\n')
  const headings = listHeadings(lines)
  const open: string[] = []
  return headings.map(({ at, depth, words, anchor }, index) => {
    open.length = Math.min(open.length, depth - 1)
    open.push(words)
    const text = lines
      .slice(at, headings[index + 1]?.at)
      .join('\n')
      .trim()
    return { route, path: [...open], anchor: depth === 1 ? '' : anchor, text, about, isPast, verified }
  })
}
