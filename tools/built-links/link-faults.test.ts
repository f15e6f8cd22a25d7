import { fromHtml } from 'hast-util-from-html'
import { describe, expect, it } from 'vitest'
import { type BuiltLinks, dataFaults, linkFaults } from './link-faults'
import { readReferences } from './read-references'

const page = (html: string, file: string) => ({ ...readReferences(fromHtml(html)), file })

/** A site with two pages, an image and a redirect; the first page has the given body. */
const getSite = (body: string, moved: [string, string][] = [['/old', '/two']]): BuiltLinks => ({
  pages: new Map([
    ['/', page(`<main id="main">${body}</main>`, 'build/index.html')],
    ['/two', page('<h2 id="a-part">Part</h2>', 'build/two/index.html')],
  ]),
  files: new Set(['/img/a.png', '/assets/app.js']),
  moved: new Map(moved),
  origin: 'https://docs.celo.org',
})

const findFaults = (body: string, moved?: [string, string][]) => linkFaults(getSite(body, moved)).join('\n')

describe('working links', () => {
  it.each([
    '<a href="/two">x</a>',
    '<a href="/two/">x</a>',
    '<a href="two#a-part">x</a>',
    '<a href="/two?q=1#a-part">x</a>',
    '<a href="#main">x</a>',
    '<a href="#">x</a>',
    '<a href="https://docs.celo.org/two">x</a>',
    '<a href="https://example.org/nowhere">x</a>',
    '<a href="mailto:a@example.org">x</a>',
    '<img src="/img/a.png" srcset="/img/a.png 1x, /img/a.png 2x">',
    '<img src="data:image/png;base64,AA==">',
    '<script type="application/json" id="scripts">["/assets/app.js"]</script>',
    '<nav aria-labelledby="main"></nav>',
  ])('has no fault: %s', (body) => expect(findFaults(body)).toBe(''))
})

describe('seeded faults', () => {
  it.each([
    ['a broken link', '<a href="/nope">x</a>', 'build/index.html:1 a href: found "/nope"; expected a page'],
    ['a missing anchor', '<a href="/two#nope">x</a>', 'expected the anchor in build/two/index.html'],
    [
      'a missing anchor on the same page',
      '<a href="#nope">x</a>',
      'found "#nope"; expected the anchor in build/index',
    ],
    ['a link to a redirected URL', '<a href="/old">x</a>', 'expected no redirect. Fix: write /two'],
    ['an absolute URL on this site', '<a href="https://docs.celo.org/nope">x</a>', 'expected a page'],
    ['a picture', '<img src="/img/b.png">', 'img src: found "/img/b.png"'],
    ['an image in a srcset', '<img srcset="/img/a.png 1x, /img/b.png 2x">', 'img srcset: found "/img/b.png"'],
    ["a URL that can't be decoded", '<a href="/%E0%A4%A">x</a>', 'expected an address that can be decoded'],
    ['an icon in a sprite', '<svg><use href="#nope"></use></svg>', 'use href: found "#nope"'],
    ['a form', '<form action="/nope"></form>', 'form action: found "/nope"'],
    [
      'a label',
      '<nav aria-labelledby="nope"></nav>',
      'nav ariaLabelledBy: found "nope"; expected an element',
    ],
    ['a duplicate ID', '<p id="main"></p>', 'id: found "main" more than once'],
    [
      'a script',
      '<script type="application/json" id="scripts">["/assets/no.js"]</script>',
      '"/assets/no.js"',
    ],
  ])('%s is found', (_, body, fault) => expect(findFaults(body)).toContain(fault))

  it('a redirect to another redirect, in a loop, or to a missing page', () => {
    expect(
      findFaults('', [
        ['/older', '/old'],
        ['/old', '/two'],
      ]),
    ).toContain('/older: found "/old"; expected no redirect')
    expect(findFaults('', [['/loop', '/loop']])).toContain('/loop: found "/loop"; expected no redirect')
    expect(findFaults('', [['/old', '/nope']])).toContain('/old: found "/nope"; expected a page')
  })

  it('a URL in a data file', () => {
    expect(dataFaults(getSite(''), 'build/sitemap.xml', ['https://docs.celo.org/two', '/nope']).join()).toBe(
      'build/sitemap.xml address: found "/nope"; expected a page or a file of the build. Fix: fix the address, or add what it names.',
    )
  })
})
