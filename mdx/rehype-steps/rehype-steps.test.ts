import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { toString } from 'hast-util-to-string'
import { describe, expect, it } from 'vitest'
import rehypeSteps from './index'

const parse = (html: string) => fromHtml(html, { fragment: true })

function built(html: string) {
  const tree = parse(html)
  rehypeSteps()(tree)
  return tree
}

const NEEDS =
  '<p>Text</p>\n<h2>Before you start</h2>\n<p>You need:</p>\n<ul><li>Node.js</li></ul>\n<p>Install it.</p>'

describe('what readers need before they start', () => {
  it('becomes a block, whose heading is its label', () => {
    expect(toHtml(built(NEEDS))).toContain(
      '<div class="needs needs-line wide"><h2>Before you start</h2>\n<p class="hidden">You need:</p>\n<ul><li>Node.js</li></ul></div>\n<p>Install it.</p>',
    )
  })

  it('control: a long list keeps its lines', () => {
    const html = toHtml(built(NEEDS.replace('Node.js', 'Node.js '.repeat(60))))
    expect(html).toContain('<div class="needs wide">')
  })

  it('keeps an introduction that says more than the label', () => {
    const html = toHtml(built('<h2>Before you start</h2><p>To verify, you need:</p><ul><li>A</li></ul>'))
    expect(html).toContain('<p>To verify, you need:</p>')
  })

  it.each([
    ['without a list', '<h2>Before you start</h2><p>Read this.</p><pre>code</pre>'],
    ['below another heading', '<h2>Limits</h2><p>You need:</p><ul><li>A</li></ul>'],
  ])('is left alone %s', (_, html) => expect(toHtml(built(html))).not.toContain('needs'))
})

describe('steps', () => {
  const page =
    '<p>Text</p><h2 id="a">1. Create <code>a.ts</code></h2><p>One</p><h2>2. Run it</h2><p>Two</p><h2>Limits</h2><p>Three</p>'

  it('are the sections whose headings start with a number, up to the next heading', () => {
    expect(toHtml(built(page))).toBe(
      '<p>Text</p><div class="step prose wide"><h2 id="a"><span class="step-number">1</span><span class="hidden">. </span>Create <code>a.ts</code></h2><p>One</p></div><div class="step prose wide"><h2><span class="step-number">2</span><span class="hidden">. </span>Run it</h2><p>Two</p></div><h2>Limits</h2><p>Three</p>',
    )
  })

  it('keep the text as it was', () =>
    expect(toString(built(page + NEEDS))).toBe(toString(parse(page + NEEDS))))

  it.each(['<h2>10 networks</h2>', '<h3>1. Detail</h3>', '<h2><code>1. x</code></h2>'])(
    'control: %s is no step',
    (html) => expect(toHtml(built(html))).not.toContain('step'),
  )
})
