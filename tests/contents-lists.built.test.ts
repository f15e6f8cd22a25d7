import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { listFiles } from '../postbuild/built-files'

const BUILD = 'build'

const captures = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found)

/** Ids of the headings of levels 2 and 3 in a documentation page's text that its contents list doesn't have. */
function missingIn(html: string): (string | undefined)[] {
  const listed = new Set(captures(html, /<a [^>]*class="?toc-link"?[^>]*href="?#([^\s">]+)/g))
  const [, text = ''] = html.split(/<div [^>]*theme-doc-markdown[^>]*>/)
  const [article = ''] = text.split('</article>')
  return captures(article, /<h[23] [^>]*id="?([^\s">]+)/g).filter((id) => !listed.has(id ?? ''))
}

const pages = listFiles(BUILD).filter((name) => name.endsWith('/index.html'))
const readPage = (name: string) => readFileSync(path.join(BUILD, name), 'utf8')

it('S2.30 the contents list of each documentation page has its headings of levels 2 and 3', () => {
  const listing = pages.filter((name) => readPage(name).includes('toc-link'))
  expect(listing.length).toBeGreaterThan(350)
  const missing = listing.flatMap((name) => missingIn(readPage(name)).map((id) => `${name}#${id}`))
  expect(missing).toEqual([])
})

it('control: names a heading that the list leaves out', () => {
  const html =
    '<a class=toc-link href=#a>A</a><div class="prose theme-doc-markdown"><h2 id=a>A</h2><h3 id="b">B</h3><h4 id=c>C</h4></div>'
  expect(missingIn(html)).toEqual(['b'])
})
