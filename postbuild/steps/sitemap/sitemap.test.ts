import { describe, expect, it } from 'vitest'
import { withDays } from './sitemap'

const xml = '<url><loc>https://docs.test/a</loc></url><url><loc>https://docs.test/b</loc></url>'
const getDay = (url: string) => (url.endsWith('/a') ? '2026-11-21' : undefined)

describe('withDays', () => {
  const done = withDays(xml, getDay)
  it('has the date of documents, once', () => {
    expect(done).toContain('<loc>https://docs.test/a</loc><lastmod>2026-11-21</lastmod>')
    expect(withDays(done, getDay)).toBe(done)
  })
  it('lists each page as its head does: without a slash, except the home page', () => {
    const slashed = '<loc>https://docs.test/a/</loc><loc>https://docs.test/</loc>'
    expect(withDays(slashed, getDay)).toBe(
      '<loc>https://docs.test/a</loc><lastmod>2026-11-21</lastmod><loc>https://docs.test/</loc>',
    )
  })
  it('control: other pages have none', () => expect(done).toContain('<loc>https://docs.test/b</loc></url>'))
})
