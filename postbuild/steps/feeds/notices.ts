import type { Registry } from '../../../model/facts/entries'
import { findTags } from '../../../model/page/mdx-tags'
import { absolute, type Site } from '../markdown/page-address'
import type { DocSource } from '../read-sources'

export interface NoticeDate {
  readonly event: string
  readonly name: string
  readonly network: string
  readonly date: string
}

export interface Notice {
  readonly title: string
  readonly description: string
  readonly page: string
  readonly status: string
  /** Day of the last check. */
  readonly updated: string
  /** Dates of the event that the notice is about, in order. */
  readonly dates: readonly NoticeDate[]
  /** Whether the bar above every page links to it. */
  readonly announced?: true
}

/** The dates of an event, the earliest first. */
export function listDates(id: string, { events }: Registry): NoticeDate[] {
  const { name = '', ...occasions } = events[id] ?? {}
  return Object.entries(occasions)
    .flatMap(([network, held]) =>
      typeof held === 'object' && 'date' in held ? [{ event: id, name, network, date: held.date }] : [],
    )
    .sort((one, other) => (one.date < other.date ? -1 : 1))
}

/** The event that a notice is about: the first of its kind that it mentions. */
function eventIn({ text }: DocSource): string | undefined {
  const paths = findTags(text, ['Fact']).map(({ given }) => given['of']?.split('.') ?? [])
  return paths.find(([group, , place]) => group === 'events' && place !== undefined)?.[1]
}

/** Every notice, latest date first. */
export function listNotices(docs: readonly DocSource[], registry: Registry, site: Site): Notice[] {
  return docs
    .filter(({ facts }) => facts.type === 'notice')
    .map((doc): Notice => {
      const { title, description, status, verified } = doc.facts
      const event = eventIn(doc)
      const dates = event ? listDates(event, registry) : []
      return { title, description, page: absolute(site, doc.route), status, updated: verified, dates }
    })
    .sort((one, other) => newest(other).localeCompare(newest(one)) || one.page.localeCompare(other.page))
}

const newest = ({ dates, updated }: Notice) => dates.at(-1)?.date ?? updated

/** The bar above every page, from config/announcement.ts. */
export interface Announcement {
  readonly content: string
  readonly link: { readonly to: string }
}

/** What's wrong with the bar's event: it belongs to another notice, or it's already over. */
function eventFault(notices: readonly Notice[], led: Notice, content: string): string | undefined {
  const named = notices.find(({ dates }) => dates[0] && content.includes(dates[0].name))
  if (!named) return undefined
  const { name } = named.dates[0]!
  if (name !== led.dates[0]?.name)
    return `the event of ${led.page}, or none. Fix: announce the notice's event.`
  if (newest(led) > led.updated) return undefined
  return `no "${name}", which was on ${newest(led)}. Fix: remove the hardfork that's over, or link to the next one.`
}

/**
 * Marks the notice that the bar above every page links to.
 * @throws if there's no notice, or if the bar's event belongs to another notice or was over when the notice was
 * last checked, because the bar and the feeds would contradict each other
 */
export function withAnnouncement(notices: readonly Notice[], bar: Announcement, site: Site): Notice[] {
  const page = absolute(site, bar.link.to)
  const led = notices.find((notice) => notice.page === page)
  if (!led)
    throw new Error(
      `config/announcement.ts: link: found ${bar.link.to}, expected a page of type notice. Fix: use one that /notices.json lists.`,
    )
  const fault = eventFault(notices, led, bar.content)
  if (fault) throw new Error(`config/announcement.ts: content: found "${bar.content}", expected ${fault}`)
  return notices.map((notice) => (notice === led ? { ...notice, announced: true } : notice))
}
