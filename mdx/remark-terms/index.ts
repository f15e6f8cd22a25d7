import type { Paragraph, Root, RootContent } from 'mdast'
import type { Term } from '../../model/facts/schema/glossary'
import { pageRoute } from '../../model/route'
import { loadGlossary } from '../remark-glossary/glossary'
import { HintWriter } from './hint-writer'
import { termMatcher } from './matcher'

interface TermsOptions {
  /** The folder that contains data/; by default, the working directory. */
  root?: string
}

interface PageFile {
  path?: string
  data?: { frontMatter?: { status?: unknown } }
}

// Page elements that contain paragraphs. Cards are links; fact tables and everything else stay unchanged.
const frames = new Set(['Tabs', 'Tab', 'Details', 'details'])
const holders = new Set(['list', 'listItem', 'blockquote', 'containerDirective'])

const holdsProse = (node: RootContent): boolean =>
  holders.has(node.type) || (node.type === 'mdxJsxFlowElement' && frames.has(node.name ?? ''))

/** A callout's title is also a paragraph, marked by the directive parser. */
const isTitle = ({ data }: Paragraph): boolean =>
  !!(data as { directiveLabel?: boolean } | undefined)?.directiveLabel

function walk(nodes: readonly RootContent[], writer: HintWriter): void {
  for (const node of nodes) {
    if (node.type === 'paragraph' && !isTitle(node)) writer.paragraph(node)
    if (holdsProse(node) && 'children' in node) walk(node.children as RootContent[], writer)
  }
}

// Historical pages under /cel2 cover the time since the migration, except the migration notice itself.
const MIGRATION = '/cel2/notices/l2-migration'

/** Whether words on a historical page have their Celo L1 meanings. */
function readsBackward(route: string, past: boolean): boolean {
  return past && (!route.startsWith('/cel2') || route === MIGRATION)
}

type Matcher = ReturnType<typeof termMatcher>

const matchers = { past: new WeakMap<Term[], Matcher>(), present: new WeakMap<Term[], Matcher>() }

/** One matcher for all pages of a kind while the glossary doesn't change. */
function matcherFor(terms: Term[], past: boolean): Matcher {
  const held = matchers[past ? 'past' : 'present']
  const found = held.get(terms) ?? termMatcher(terms, past)
  held.set(terms, found)
  return found
}

/**
 * Turns the first use of a glossary term on a page into a hint: at most six per page, 200 characters apart, in
 * paragraphs and list items only, and not on the glossary or on the page that explains the term.
 */
export default function remarkTerms({ root = process.cwd() }: TermsOptions = {}) {
  return (tree: Root, file: PageFile): void => {
    const route = pageRoute(file.path)
    if (!route || route === '/glossary') return
    const status = file.data?.frontMatter?.status
    const past = status === 'historical' || status === 'retired'
    const backward = readsBackward(route, past)
    const allows = (term: Term) =>
      term.hint !== false && term.page !== route && (past || term.status === undefined)
    const meaning = ({ beforeL2, definition }: Term) => (backward && beforeL2) || definition
    walk(tree.children, new HintWriter({ find: matcherFor(loadGlossary(root), past), allows, meaning }))
  }
}
