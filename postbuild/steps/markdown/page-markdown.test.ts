import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fromHtml } from 'hast-util-from-html'
import { describe, expect, it } from 'vitest'
import { headingAnchor, ownAnchor } from './heading-anchor'
import { markdownAddress } from '../../../model/page/page-addresses'
import { markdownLink } from './page-address'
import { pageMarkdown } from './page-markdown'
import { readPage } from './read-page'
import { markdownFaults } from './markdown-faults'

const fixture = (name: string) => readFileSync(path.join('postbuild/steps/markdown/fixtures', name), 'utf8')
const site = { origin: 'https://docs.test', routes: new Set(['/developer/fee', '/x']) }
const page = readPage('/developer/fee', fromHtml(fixture('page.html.txt')))!
const markdown = pageMarkdown(page, site)

describe('the Markdown of a page', () => {
  it('contains every kind of block', () => expect(markdown).toBe(fixture('page.md.txt')))

  it('has nothing missing', () => expect(markdownFaults(page, markdown)).toEqual([]))

  it('control: a lost table is found', () => {
    const [fault] = markdownFaults(page, markdown.replace(/\*\*Fees[\s\S]*(?=\n> \*\*Warning)/, ''))
    expect(fault).toMatch(
      /^build\/developer\/fee\.md: text: found \d+ of \d+ words missing \(.*\), expected at most 5%\. Fix: /,
    )
  })

  it('control: a lost heading is found, and so is one at another level', () => {
    for (const broken of [
      markdown.replace('## If it fails?', 'If it fails?'),
      markdown.replace('## If', '### If'),
    ])
      expect(markdownFaults(page, broken).at(-1)).toMatch(
        /heading 2: found .*, expected h2 "If it fails", as on the page/,
      )
  })

  it('is not created for a page without a heading', () =>
    expect(readPage('/', fromHtml('<main><p>x</main>'))).toBeUndefined())
})

describe('addresses', () => {
  it('of Markdown', () => expect(['/', '/a/b'].map(markdownAddress)).toEqual(['/index.md', '/a/b.md']))

  it.each([
    ['/x', 'https://docs.test/x.md'],
    ['/x/#y', 'https://docs.test/x.md#y'],
    ['https://docs.test/x', 'https://docs.test/x.md'],
    ['/facts.json', 'https://docs.test/facts.json'],
    ['//other.test/x', 'https://other.test/x'],
    ['mailto:a@b.c', 'mailto:a@b.c'],
  ])('%s leads to %s', (href, expected) => expect(markdownLink(site, '/developer/fee', href)).toBe(expected))
})

describe('anchors', () => {
  it('are those that Markdown generates, or are written out', () => {
    expect(ownAnchor('What `a_b` costs, in €')).toBe('what-a_b-costs-in-')
    expect(headingAnchor('if-it-fails', 'If it fails')).toEqual([])
    expect(headingAnchor('other', 'If it fails')).toHaveLength(1)
  })
})
