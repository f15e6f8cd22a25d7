import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { listClasses } from '../../model/html'
import { routeFromBuiltFile } from '../../model/route'
import { BuiltPage } from '../../postbuild/built-page'
import { listPageFiles } from './every-route'
import { writeWholeSync } from '../../model/write-whole'
import { visit } from 'unist-util-visit'

/** A page's route, and the kinds of elements on it, such as "button.copy". */
export interface PageKinds {
  readonly route: string
  readonly kinds: ReadonlySet<string>
}

/** Docusaurus gives each page a class with its ID, which says nothing about what it looks like. */
const isOwnId = (name: string) => name.startsWith('docs-doc-id-')

/** The kinds of elements on a page: each element with each of its classes. In: a file below `root`. */
export function readKinds(root: string, file: string): PageKinds {
  const { tree } = new BuiltPage(file, readFileSync(`${root}/${file}`, 'utf8'))
  const kinds = new Set<string>()
  visit(tree, 'element', (element) => {
    const names = listClasses(element).filter((name) => !isOwnId(name))
    for (const name of names.length > 0 ? names : ['']) kinds.add(`${element.tagName}.${name}`)
  })
  return { route: routeFromBuiltFile(file), kinds }
}

/**
 * The fewest pages, more or less, that together have every kind of element: again and again the page with the most kinds
 * that are still missing. Pure.
 */
export function choosePages(pages: readonly PageKinds[]): string[] {
  const missing = new Set(pages.flatMap(({ kinds }) => [...kinds]))
  const chosen: string[] = []
  while (missing.size > 0) {
    const gain = ({ kinds }: PageKinds) => [...kinds].filter((kind) => missing.has(kind)).length
    const best = pages.reduce((most, page) => (gain(page) > gain(most) ? page : most))
    for (const kind of best.kinds) missing.delete(kind)
    chosen.push(best.route)
  }
  return chosen.sort()
}

const STAMP = 'build/.stamp'
const SAMPLE = '.cache/test/page-sample.json'

/** The chosen pages of build/. Choosing takes a few seconds, so they're kept until the next build. */
export function samplePages(): string[] {
  const stamp = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : ''
  if (existsSync(SAMPLE)) {
    const kept = JSON.parse(readFileSync(SAMPLE, 'utf8')) as { stamp: string; routes: string[] }
    if (kept.stamp === stamp) return kept.routes
  }
  const routes = choosePages(listPageFiles('build').map((file) => readKinds('build', file)))
  mkdirSync('.cache/test', { recursive: true })
  writeWholeSync(SAMPLE, JSON.stringify({ stamp, routes }))
  return routes
}
