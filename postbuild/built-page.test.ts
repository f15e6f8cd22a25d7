import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { describe, expect, it } from 'vitest'
import { withTag } from '../model/html'
import { BuiltPage } from './built-page'

const html =
  '<!doctype html><html lang=en><head><link rel=stylesheet href=/a.css><script id=scripts>["/a.js"]</script><body><div id=list></div><p>Text &amp; more<footer><span>1</span></footer>'
const make = () => new BuiltPage('x/y/index.html', html)
const find = (page: BuiltPage, name: string) => page.find(withTag(name))!

/** The tree must be what a browser would parse from the HTML. */
function expectSame(page: BuiltPage, text: string) {
  expect(page.toString()).toBe(text)
  expect(toHtml(page.tree)).toBe(toHtml(fromHtml(text)))
}

describe('BuiltPage', () => {
  it('keeps an unchanged page byte for byte', () => {
    expect(make().route).toBe('/x/y')
    expectSame(make(), html)
  })

  it('puts HTML into an element, in the text and in the tree', () => {
    const page = make()
    page.appendTo(find(page, 'div'), '<ul><li>One</li></ul>')
    page.appendTo(find(page, 'span'), '2')
    expect(find(page, 'li')).toBeDefined()
    expect(page.toString()).toContain('<div id=list><ul><li>One</li></ul></div>')
    expect(page.toString()).toContain('<span>12</span>')
    expect(toHtml(page.tree)).toBe(toHtml(fromHtml(page.toString())).replace('12', '12'))
  })

  it('replaces an element', () => {
    const page = make()
    page.replace(find(page, 'link'), '<style>p{top:0}</style>')
    expectSame(page, html.replace('<link rel=stylesheet href=/a.css>', '<style>p{top:0}</style>'))
  })

  it('gives an element an attribute, and text more text', () => {
    const page = make()
    const script = find(page, 'script')
    page.setAttribute(script, 'data-release', 'f')
    const [text] = script.children
    if (text?.type === 'text') page.insertText(text, 1, '"/b.js",')
    page.setAttribute(find(page, 'div'), 'class', 'wide')
    expect(page.toString()).toContain('<script id=scripts data-release=f>["/b.js","/a.js"]</script>')
    expect(page.toString()).toContain('<div id=list class=wide></div>')
  })

  it('adds HTML after everything else', () => {
    const page = make()
    page.append('<script type=application/ld+json>{}</script>')
    expectSame(page, `${html}<script type=application/ld+json>{}</script>`)
  })

  it('returns what a page would become, and leaves it unchanged', () => {
    const page = make()
    expect(page.textWith(find(page, 'div'), 'x')).toBe(html.replace('<div id=list>', '<div id=list>x'))
    expectSame(page, html)
  })

  it('returns the content of an element, as written', () => {
    const page = make()
    expect(page.sliceInside(find(page, 'p'))).toBe('Text &amp; more')
    expect(page.sliceInside(find(page, 'div'))).toBe('')
  })

  it('control: stops if a step would change what another step added', () => {
    const page = make()
    page.appendTo(find(page, 'div'), '<b>new</b>')
    expect(() => page.appendTo(find(page, 'b'), 'x')).toThrow(
      'x/y/index.html: found a <b> that a step put there',
    )
  })
})
