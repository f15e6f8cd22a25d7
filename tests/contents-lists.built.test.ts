import type { Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { expect, it } from 'vitest'
import { findElement, findElements, withClass } from '../model/html'
import { readBuiltPages } from './support/built-pages'

/** Targets of the links in a page's contents list. */
const listEntries = (tree: Nodes) =>
  findElements(tree, withClass('toc-link')).map(({ properties }) => String(properties.href).slice(1))

/** Ids of the headings of levels 2 and 3 in a documentation page's text that its contents list doesn't have. */
function missingIn(tree: Nodes): string[] {
  const listed = new Set(listEntries(tree))
  const text = findElement(tree, withClass('theme-doc-markdown'))
  const headings = text ? findElements(text, ({ tagName }) => /^h[23]$/.test(tagName)) : []
  return headings.flatMap(({ properties: { id } }) => (typeof id === 'string' && !listed.has(id) ? [id] : []))
}

it('S2.30 the contents list of each documentation page has its headings of levels 2 and 3', async () => {
  const listing = (await readBuiltPages()).filter(({ tree }) => listEntries(tree).length > 0)
  expect(listing.length).toBeGreaterThan(350)
  const missing = listing.flatMap(({ file, tree }) => missingIn(tree).map((id) => `${file}#${id}`))
  expect(missing).toEqual([])
})

it('control: names a heading that the list leaves out', () => {
  const html =
    '<a class=toc-link href=#a>A</a><div class="prose theme-doc-markdown"><h2 id=a>A</h2><h3 id="b">B</h3><h4 id=c>C</h4></div>'
  expect(missingIn(fromHtml(html))).toEqual(['b'])
})
