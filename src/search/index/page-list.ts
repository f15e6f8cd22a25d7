import { h } from 'hastscript'
import { toHtml } from 'hast-util-to-html'
import { AREA_ORDER } from './area'
import type { SearchRecord } from './search-record'

interface ListedPage {
  readonly route: string
  readonly title: string
  readonly area: string
}

const byTitle = (one: ListedPage, other: ListedPage) => one.title.localeCompare(other.title, 'en')

function firstLetter({ title }: ListedPage): string {
  const [first = '#'] = title.normalize('NFKD').toUpperCase()
  return /[A-Z]/.test(first) ? first : '#'
}

function areaSection(area: string, pages: readonly ListedPage[]) {
  const letters = [...new Set(pages.map(firstLetter))].sort()
  return h('section', [
    h('h2', { id: area.toLowerCase().replace(/\W+/g, '-') }, area),
    ...letters.map((letter) =>
      h('div', { className: ['page-letter'] }, [
        h('h3', letter),
        h(
          'ul',
          pages
            .filter((page) => firstLetter(page) === letter)
            .map(({ route, title }) => h('li', h('a', { href: route }, title))),
        ),
      ]),
    ),
  ])
}

/** All pages by area and letter, as HTML. In: records of the site; those of pages have a path of one title. */
export function pageListHtml(records: readonly SearchRecord[]): string {
  const seen = new Map<string, ListedPage>()
  for (const { route, area, path } of records)
    if (!seen.has(route)) seen.set(route, { route, area, title: path[0]! })
  const pages = [...seen.values()].sort(byTitle)
  const sections = AREA_ORDER.map((area) =>
    areaSection(
      area,
      pages.filter((page) => page.area === area),
    ),
  )
  return toHtml(sections.filter((section) => section.children.length > 1))
}
