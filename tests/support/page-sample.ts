import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { listClasses } from '../../model/html'
import { routeFromBuiltFile } from '../../model/route'
import { BuiltPage } from '../../postbuild/built-page'
import { choosePages, type PageKinds } from './choose-pages'
import { listPageFiles } from './every-route'
import { writeWholeSync } from '../../model/write-whole'
import { visit } from 'unist-util-visit'

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

const STAMP = 'build/.stamp'
const SAMPLE = '.cache/test/page-sample.json'

/** The chosen pages of build/. Choosing takes a few seconds, so they're kept for the same build. */
export function samplePages(): string[] {
  const stamp = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : undefined
  if (stamp !== undefined && existsSync(SAMPLE)) {
    const kept = JSON.parse(readFileSync(SAMPLE, 'utf8')) as { stamp: string; routes: string[] }
    if (kept.stamp === stamp) return kept.routes
  }
  const routes = choosePages(listPageFiles('build').map((file) => readKinds('build', file)))
  mkdirSync('.cache/test', { recursive: true })
  writeWholeSync(SAMPLE, JSON.stringify({ stamp, routes }))
  return routes
}
