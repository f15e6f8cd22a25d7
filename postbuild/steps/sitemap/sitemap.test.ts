import { describe, expect, it } from 'vitest'
import { readSitemap } from './read-sitemap'
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
  it('can be read back', () =>
    expect(readSitemap(`<?xml version="1.0"?><urlset xmlns:image="i">${done}</urlset>`)).toEqual([
      { url: 'https://docs.test/a', day: '2026-11-21' },
      { url: 'https://docs.test/b' },
    ]))
  it('keeps what is escaped, and reads it as what it stands for', () => {
    const escaped = withDays('<url><loc>https://docs.test/?a&amp;b</loc></url>', () => '2026-11-21')
    expect(escaped).toContain('<loc>https://docs.test/?a&amp;b</loc><lastmod>2026-11-21</lastmod>')
    expect(readSitemap(escaped).map(({ url }) => url)).toEqual(['https://docs.test/?a&b'])
  })
  it('control: other pages have none', () => expect(done).toContain('<loc>https://docs.test/b</loc></url>'))
})
