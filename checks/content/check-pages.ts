import type { Diagnostic } from '../../model/diagnostic'
import { ALL_RULES, VOICE_RULES } from './all-rules'
import type { Context } from './context'
import { type Page, readPage } from '../../model/page/read-page'
import { parseProblem } from '../../model/page/page-safety'
import { readFrontMatter } from '../../model/page/read-front-matter'
import { routeFromFile } from '../../model/route'
import { type PageHead, sharedFields } from './site-rules'
import { sourceProblems, withUnixLineEnds } from '../../model/page/source-problems'

export interface SiteFigures {
  pages: number
  errors: number
  warnings: number
  /** Total words of prose on all pages. */
  words: number
}

interface PageSource {
  file: string
  source: string
}

function getHead({ file, source }: PageSource): PageHead[] {
  const { frontMatter } = readFrontMatter(file, source)
  return frontMatter ? [{ file, source, frontMatter, route: routeFromFile(file, frontMatter.slug) }] : []
}

interface PageResult {
  page: Page | null
  problems: Diagnostic[]
}

/** Reads and checks one page; doesn't parse a page that's unsafe to parse. */
function checkPage({ file, source }: PageSource, context: Context): PageResult {
  const unfit = sourceProblems(file, source)
  if (unfit.length > 0) return { page: null, problems: unfit }
  try {
    const { page, problems } = readPage(file, withUnixLineEnds(source), context.facts)
    const rules = context.pending.has(file) ? ALL_RULES : [...ALL_RULES, ...VOICE_RULES]
    const found = page ? rules.flatMap((rule) => rule(page, context)) : []
    return { page, problems: [...problems, ...found].sort((a, b) => a.line - b.line) }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return { page: null, problems: [parseProblem(file, error)] } // deeper than the parser's stack
  }
}

/**
 * Reads and checks pages one by one, and compares them with the rest of the site.
 * @param sources path and source of each page to check
 * @param others path and source of the other pages; only their front matter is read
 * @returns the pages that could be read, and the problems with the pages to check
 */
export function checkPages(
  sources: readonly PageSource[],
  others: readonly PageSource[],
  context: Context,
): { pages: Page[]; problems: Diagnostic[] } {
  const results = sources.map((source) => checkPage(source, context))
  const pages = results.flatMap(({ page }) => (page ? [page] : []))
  // The other pages come first, so a shared title is reported for a page being checked.
  const shared = sharedFields([...others.flatMap(getHead), ...pages])
  const own = new Set(sources.map(({ file }) => file))
  const ofPages = shared.filter((problem) => own.has(problem.file))
  return { pages, problems: [...results.flatMap((result) => result.problems), ...ofPages] }
}

/** Statistics for the whole site. */
export function sumFigures(
  pages: readonly Page[],
  problems: readonly Diagnostic[],
  count: number,
): SiteFigures {
  const errors = problems.filter((problem) => problem.severity === 'error').length
  return {
    pages: count,
    errors,
    warnings: problems.length - errors,
    words: pages.reduce((sum, page) => sum + page.measure.words, 0),
  }
}
