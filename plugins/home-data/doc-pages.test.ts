import { expect, it } from 'vitest'
import { pageHead, readDocPages } from './doc-pages'

it('reads title, date and slug of a page', () => {
  expect(pageHead('---\ntitle: A page\nverified: 2026-11-21\nslug: /a\n---\nText')).toEqual({
    title: 'A page',
    verified: '2026-11-21',
    slug: '/a',
  })
})

it.each(['No front matter', '---\ntitle: [\n---\n', '---\n- a list\n---\n'])(
  'has nothing to say of %j',
  (text) => {
    expect(pageHead(text)).toEqual({ title: null, verified: null, slug: null })
  },
)

it('finds the pages of this site', () => {
  const page = readDocPages('docs').get('/developer/fee-abstraction/pay-fee-in-usdc')
  expect(page?.title).toContain('USDC')
  expect(page?.file).toBe('developer/fee-abstraction/pay-fee-in-usdc.mdx')
})
