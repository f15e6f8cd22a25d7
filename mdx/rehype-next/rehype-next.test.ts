import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { toString } from 'hast-util-to-string'
import { describe, expect, it } from 'vitest'
import rehypeNext from './index'

function ended(html: string) {
  const tree = fromHtml(html, { fragment: true })
  rehypeNext()(tree)
  return tree
}

const page = (items: string, heading = 'Related') =>
  `<p>Text</p><h2 id="related">${heading}</h2><ul>${items}</ul>`

describe('the list of links at the end of a page', () => {
  it("becomes cards: an item's link, and the reason", () => {
    const html = toHtml(ended(page('<li><a href="/cli">CLI</a>: every <code>flag</code>: all.</li>')))
    expect(html).toContain('<ul class="next wide">')
    expect(html).toContain('<span class="next-page next-only"><a href="/cli">CLI</a></span>')
    expect(html).toContain('<span class="next-reason next-words">every <code>flag</code>: all.</span>')
  })

  it('marks a reason that starts with a word, which a card starts with a capital letter', () => {
    const html = toHtml(ended(page('<li><a href="/cli">CLI</a>: <code>cast</code> without it.</li>')))
    expect(html).toContain('<span class="next-reason"><code>cast</code>')
  })

  it('keeps both links in an item with two', () => {
    const html = toHtml(ended(page('<li><a href="/a">A</a> and <a href="/b">B</a>: both.</li>')))
    expect(html).toContain('<span class="next-page"><a href="/a">A</a> and <a href="/b">B</a></span>')
  })

  it('keeps the text as it was, with or without a reason', () => {
    const html = page('<li><a href="/a">A</a>: why: because.</li><li><a href="/b">B</a></li>', 'Next steps')
    expect(toString(ended(html))).toBe(toString(fromHtml(html, { fragment: true })))
  })

  it.each([
    ['below another heading', page('<li>One: two</li>', 'Limits')],
    ['before the end', `${page('<li>One: two</li>')}<p>More</p>`],
  ])('is left alone %s', (_, html) => expect(toHtml(ended(html))).not.toContain('next'))
})
