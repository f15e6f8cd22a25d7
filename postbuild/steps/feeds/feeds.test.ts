import { describe, expect, it } from 'vitest'
import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import { findElements, withTag } from '../../../model/html'
import { loadRegistry } from '../../../model/facts/registry'
import type { DocSource } from '../read-sources'
import { calendar } from './calendar'
import { atomFeed, rssFeed } from './feed'
import { listNotices, withAnnouncement } from './notices'

const item = { title: 'A & <b>', description: 'x', page: 'https://docs.test/a', updated: '2026-11-21' }
const feed = { title: 'T', self: 'https://docs.test/f.xml', home: 'https://docs.test/', items: [item] }

describe('feeds', () => {
  it('Atom: text escaped, updated as its newest entry', () => {
    const text = atomFeed(feed)
    expect(text).toContain('<title>A &amp; &lt;b&gt;</title>')
    const updates = findElements(fromHtml(text, { fragment: true }), withTag('updated'))
    expect(updates.map((element) => toString(element))).toEqual(Array(2).fill('2026-11-21T00:00:00Z'))
  })
  it('RSS: dates of RFC 822', () =>
    expect(rssFeed(feed)).toContain('<pubDate>Sat, 21 Nov 2026 00:00:00 GMT</pubDate>'))
})

describe('the calendar', () => {
  const text = calendar('Upgrades', [
    {
      id: 'a.celo',
      title: 'A, and ü'.repeat(20),
      date: '2025-12-31',
      about: 'x; y',
      checkedOn: '2026-11-21',
    },
  ])
  it('has whole days, over the end of a year', () => {
    expect(text).toContain('DTSTART;VALUE=DATE:20251231\r\nDTEND;VALUE=DATE:20260101\r\n')
    expect(text).toContain('DESCRIPTION:x\\; y\r\n')
  })
  it('has no line over 75 bytes, and loses nothing by folding', () => {
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(text.replace(/\r\n /g, '')).toContain('A\\, and ü'.repeat(20))
  })
})

describe('notices', () => {
  const doc = (route: string, type: string, text: string) =>
    ({
      route,
      text,
      facts: { title: route, description: 'd', type, status: 'current', verified: '2026-11-21' },
    }) as DocSource
  const site = { origin: 'https://docs.test', routes: new Set<string>() }
  const notices = listNotices(
    [
      doc('/old', 'notice', 'On <Fact of="events.l2-migration.celo" />'),
      doc('/new', 'notice', 'On <Fact of="events.ice-cream.celo" />'),
      doc('/none', 'notice', 'No date'),
      doc('/other', 'how-to', 'On <Fact of="events.ice-cream.celo" />'),
    ],
    loadRegistry(),
    site,
  )
  it('are those of the type, newest date first, with the dates of their event', () => {
    expect(notices.map(({ title }) => title)).toEqual(['/none', '/new', '/old'])
    expect(notices[1]!.dates.at(-1)).toMatchObject({ event: 'ice-cream', network: 'celo' })
    expect(notices[0]!.dates).toEqual([])
  })
  it('one is that of the bar above every page', () => {
    const marked = withAnnouncement(notices, { content: 'A hardfork is coming.', link: { to: '/new' } }, site)
    expect(marked.filter(({ announced }) => announced).map(({ title }) => title)).toEqual(['/new'])
  })
  it('control: a bar that leads to no notice stops the build', () =>
    expect(() => withAnnouncement(notices, { content: '', link: { to: '/other' } }, site)).toThrow(
      'config/announcement.ts: link: found /other',
    ))
  const led = { to: '/new' }
  it('the bar may name its event until that is over', () => {
    const checkedBefore = notices.map((notice) => ({ ...notice, updated: '2025-06-01' }))
    const marked = withAnnouncement(checkedBefore, { content: 'Ice Cream comes', link: led }, site)
    expect(marked.some(({ announced }) => announced)).toBe(true)
  })
  it('control: a bar that announces what is over stops the build', () =>
    expect(() => withAnnouncement(notices, { content: 'Ice Cream comes', link: led }, site)).toThrow(
      'config/announcement.ts: content: found "Ice Cream comes", expected no "Ice Cream", which was on 2025-09-10. Fix:',
    ))
  it('control: a bar that names the event of another notice stops the build', () => {
    const other = notices.find(({ title }) => title === '/old')!.dates[0]!.name
    expect(() => withAnnouncement(notices, { content: `${other} comes`, link: led }, site)).toThrow(
      `config/announcement.ts: content: found "${other} comes", expected the event of https://docs.test/new`,
    )
  })
})
