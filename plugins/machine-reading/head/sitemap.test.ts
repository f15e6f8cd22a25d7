import { describe, expect, it } from 'vitest'
import { withDays } from './sitemap'

const xml = '<url><loc>https://docs.test/a</loc></url><url><loc>https://docs.test/b</loc></url>'
const dayOf = (url: string) => (url.endsWith('/a') ? '2026-11-21' : undefined)

describe('withDays', () => {
  const done = withDays(xml, dayOf)
  it('names the day of documents, once', () => {
    expect(done).toContain('<loc>https://docs.test/a</loc><lastmod>2026-11-21</lastmod>')
    expect(withDays(done, dayOf)).toBe(done)
  })
  it('control: other pages have none', () => expect(done).toContain('<loc>https://docs.test/b</loc></url>'))
})
