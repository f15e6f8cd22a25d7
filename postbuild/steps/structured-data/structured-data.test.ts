import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import { describe, expect, it } from 'vitest'
import { findElement, isElement, withTag } from '../../../model/html'
import type { FrontMatter } from '../../../model/page/front-matter-schema'
import { hashText } from '../../../model/hash'
import { getInlineCode } from '../security/inline-code'
import { readPage } from '../markdown/read-page'
import { BuiltPage } from '../../built-page'
import { addStructuredData, structuredData } from './structured-data'

const site = { origin: 'https://docs.test', routes: new Set<string>() }
const crumbs = '<nav class=breadcrumbs><ol><li><a href=/>Home</a><li>Tools<li><a href=/x>X</a></ol></nav>'
const html = `<meta name=description content="A </script> & b"><main><article>${crumbs}<h1>Fees &lt;now></h1></article></main>`
const page = readPage('/x/fees', fromHtml(html), { facts: { verified: '2026-11-21' } as FrontMatter })!

describe('structured data', () => {
  const built = new BuiltPage('x/fees/index.html', html)
  addStructuredData(built, page, site)
  const done = built.toString()
  it('contains the article and each step to it', () => {
    const [article, list] = JSON.parse(structuredData(page, site)!) as [object, { itemListElement: object[] }]
    expect(article).toEqual({
      '@context': 'https://schema.org',
      '@type': 'TechArticle',
      headline: 'Fees <now>',
      description: 'A </script> & b',
      url: 'https://docs.test/x/fees',
      dateModified: '2026-11-21',
    })
    expect(list.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://docs.test/' },
      { '@type': 'ListItem', position: 2, name: 'Tools' },
      { '@type': 'ListItem', position: 3, name: 'X', item: 'https://docs.test/x' },
      { '@type': 'ListItem', position: 4, name: 'Fees <now>' },
    ])
  })
  it('comes after the content, and ends where it should', () => {
    expect(done.startsWith(html)).toBe(true)
    const { children } = findElement(fromHtml(done), withTag('body'))!
    const last = children.at(-1)!
    expect([isElement(last) && last.tagName, toString(last)]).toEqual(['script', structuredData(page, site)])
  })
  it('needs nothing in the policy, unlike an inline script', () => {
    const none = new Set<string>()
    const own = { scripts: new Set([hashText('1')]), styles: none, accounts: none, origin: site.origin }
    expect(getInlineCode(fromHtml(done), 'x', own)).toEqual({ scripts: [], styles: [], faults: [] })
    expect(getInlineCode(fromHtml(`${done}<script>1</script>`), 'x', own).scripts).toHaveLength(1)
  })
  it('control: a page that is no document has none', () => {
    const plain = new BuiltPage('x/fees/index.html', html)
    addStructuredData(plain, readPage('/x/fees', plain.tree)!, site)
    expect(plain.toString()).toBe(html)
  })
})
