import { repository } from '../../config/repository'
import type { Site } from '../../model/facts/schema/showcase'
import { listTagIds, type Tag, type TagList } from '../../model/facts/schema/tags'
import type { Tutorial } from '../../model/facts/schema/tutorials'
import type {
  EntrySource,
  ListTag,
  ShowcaseData,
  ShowcaseSite,
  TutorialEntry,
} from '../../src/types/home-data'
import type { DocFile } from './doc-pages'

/** Sorts by lower-cased name, in code units so the order is the same on every machine; entries tagged apps first. */
export function sortSites<T extends { name: string; tags: string[] }>(sites: T[]): T[] {
  const rank = (site: T) => (site.tags.includes('apps') ? 0 : 1)
  return sites.toSorted((a, b) => {
    const [nameA, nameB] = [a.name.toLowerCase(), b.name.toLowerCase()]
    return rank(a) - rank(b) || (nameA < nameB ? -1 : Number(nameA > nameB))
  })
}

function inOrder(tags: string[], order: string[]): string[] {
  return tags.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
}

const CODE_HOSTS = /^(?:www\.)?(?:github\.com|gitlab\.com)$/
const DOCUMENTATION = /^(?:docs?|docs-[\w-]+|developers?)\.|\.gitbook\.io$/

/** The kind of URL that a project gave as its source: code, documentation, or a page about it. */
export function makeSource(address: string): EntrySource {
  const { hostname } = new URL(address)
  const kind = CODE_HOSTS.test(hostname) ? 'code' : DOCUMENTATION.test(hostname) ? 'docs' : 'page'
  return { kind, address }
}

function shownSite(site: Site, order: string[]): ShowcaseSite {
  const { name, description, website, source, tags } = site
  return { name, description, website, source: makeSource(source), tags: inOrder(tags, order) }
}

/** Tutorials whose page exists, in the order of the file; title and date come from the page. */
export function existingTutorials(
  tutorials: Tutorial[],
  pages: Map<string, DocFile>,
  order: string[],
): TutorialEntry[] {
  return tutorials.flatMap(({ route, outcome, level, minutes, tools, tags }) => {
    const page = pages.get(route)
    if (!page?.title || !page.verified) return []
    const all = [level, ...inOrder(tags, order)]
    return [
      {
        route,
        name: page.title,
        description: outcome,
        source: `${repository}/blob/main/docs/${page.file}`,
        minutes,
        tools,
        tags: all,
        checkedOn: page.verified,
      },
    ]
  })
}

const levels = ['beginner', 'intermediate', 'advanced']

/** Tags that a list shows as filters: levels first, and only those that an entry has. */
function listTags(tags: Tag[], list: TagList, entries: { tags: string[] }[]): ListTag[] {
  const used = new Set(entries.flatMap((entry) => entry.tags))
  const inList = tags.filter((tag) => tag.lists.includes(list) && used.has(tag.id))
  const byLevel = levels.flatMap((level) => inList.filter((tag) => tag.id === level))
  const rest = inList.filter((tag) => !levels.includes(tag.id))
  return [...byLevel, ...rest].map(({ id, label, description }) => ({ id, label, description }))
}

/** The data of /showcase: sorted, complete, and without fields that readers don't see. */
export function showcaseData(
  { tags, sites, tutorials }: { tags: Tag[]; sites: Site[]; tutorials: Tutorial[] },
  pages: Map<string, DocFile>,
): ShowcaseData {
  const siteOrder = listTagIds(tags, 'showcase')
  const shownSites = sortSites(sites.map((site) => shownSite(site, siteOrder)))
  const shownTutorials = existingTutorials(tutorials, pages, listTagIds(tags, 'tutorials'))
  return {
    siteTags: listTags(tags, 'showcase', shownSites),
    sites: shownSites,
    tutorialTags: listTags(tags, 'tutorials', shownTutorials),
    tutorials: shownTutorials,
  }
}
