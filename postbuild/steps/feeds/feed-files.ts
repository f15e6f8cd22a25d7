import path from 'node:path'
import { announcement } from '../../../config/announcement'
import { loadRegistry } from '../../../model/facts/registry'
import { calendar, type CalendarDay } from './calendar'
import { atomFeed, type FeedItem, rssFeed } from './feed'
import { listDates, type Notice, listNotices, withAnnouncement } from './notices'
import { absolute, type Site } from '../markdown/page-address'
import type { DocSource } from '../read-sources'
import type { Registry } from '../../../model/facts/entries'

export const NOTICES = '/notices.json'
const LATEST = 50

function listUpgrades(registry: Registry, notices: readonly Notice[]): CalendarDay[] {
  const pages = new Map(
    notices.flatMap(({ dates, page }) => dates.map(({ event }) => [event, page] as const)),
  )
  return Object.entries(registry.events)
    .filter(([, { timeline }]) => timeline === 'upgrades' || timeline === 'networks')
    .flatMap(([id, { about = '' }]) =>
      listDates(id, registry).map(({ name, network, date }): CalendarDay => {
        const chain = Object.entries(registry.chains).find(([key]) => key === network)?.[1]
        const checkedOn = registry.events[id]![network]
        return {
          id: `${id}.${network}`,
          title: chain ? `${name} (${chain.name.value})` : name,
          date,
          about,
          page: pages.get(id),
          checkedOn: typeof checkedOn === 'object' ? checkedOn.checkedOn : date,
        }
      }),
    )
    .sort((one, other) => (one.date < other.date ? -1 : 1))
}

/** Notices as data, feeds of notices and of checked pages, and the calendar of upgrades, by file name. */
export function feedFiles(
  root: string,
  docs: ReadonlyMap<string, DocSource>,
  site: Site,
): Map<string, string> {
  const registry = loadRegistry(path.resolve(root))
  const written = listNotices([...docs.values()], registry, site)
  // A small site, such as those in tests, may have no notices at all.
  const notices = written.length > 0 ? withAnnouncement(written, announcement, site) : written
  const noticeItems: FeedItem[] = notices.map(({ dates, updated, ...notice }) => ({
    ...notice,
    updated: dates.at(-1)?.date ?? updated,
  }))
  const changed: FeedItem[] = [...docs.values()]
    .map(({ route, facts: { title, description, verified } }) => ({
      title,
      description,
      page: absolute(site, route),
      updated: verified,
    }))
    .sort((one, other) => other.updated.localeCompare(one.updated) || one.page.localeCompare(other.page))
    .slice(0, LATEST)
  const home = absolute(site, '/')
  const both = (name: string, title: string, items: readonly FeedItem[]): [string, string][] => [
    [
      `feeds/${name}.atom.xml`,
      atomFeed({ title, self: absolute(site, `/feeds/${name}.atom.xml`), home, items }),
    ],
    [
      `feeds/${name}.rss.xml`,
      rssFeed({ title, self: absolute(site, `/feeds/${name}.rss.xml`), home, items }),
    ],
  ]
  return new Map([
    [NOTICES.slice(1), `${JSON.stringify(notices, null, 1)}\n`],
    ...both('notices', 'Celo Documentation: notices', noticeItems),
    ...both('pages', 'Celo Documentation: recently checked pages', changed),
    ['feeds/upgrades.ics', calendar('Celo upgrades', listUpgrades(registry, notices))],
  ])
}
