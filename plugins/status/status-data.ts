import type { NewestVersions } from '../../model/facts/newest-versions'
import { isNewer } from '../../model/facts/newest-versions'
import { measureFreshness } from '../../model/page/freshness'
import { readFrontMatter } from '../../model/page/read-front-matter'
import { routeFromFile } from '../../model/route'
import type { UncheckedClaim } from '../../model/facts/schema/unchecked-claims'
import type { ClaimStatus, MovedVersion, PageStatus, StatusData, UnrunBlocks } from '../../src/types/status'

export interface Source {
  file: string
  text: string
}

/** A version of data/versions.json whose source is npm. */
export interface KnownVersion {
  package: string
  value: string
  note?: string
}

interface ReadPage {
  route: string
  text: string
  frontMatter: NonNullable<ReturnType<typeof readFrontMatter>['frontMatter']>
}

function readPages(sources: readonly Source[]): ReadPage[] {
  return sources.flatMap(({ file, text }) => {
    const { frontMatter } = readFrontMatter(file, text)
    return frontMatter ? [{ route: routeFromFile(file, frontMatter.slug), text, frontMatter }] : []
  })
}

/** How many of a page's blocks explain why no check ran. */
const unrunOn = (text: string): number => [...text.matchAll(/^ *```+\w+ .*\bcheck=.*\breason=/gm)].length

/**
 * Versions for which npm has a newer one. A package with two majors in the registry counts once, with its latest.
 * Pure.
 */
export function movedVersions(known: readonly KnownVersion[], { newest }: NewestVersions): MovedVersion[] {
  return known.flatMap(({ package: name, value, note }) => {
    const there = newest[name]
    const later = known.some((other) => other.package === name && isNewer(other.value, value))
    if (!there || later || !isNewer(there, value)) return []
    return [{ name, here: value, newest: there, note: note ?? null }]
  })
}

/** Records of data/ that the page of the site's status shows. */
interface StatusRecords {
  claims: readonly UncheckedClaim[]
  known: readonly KnownVersion[]
  asked: NewestVersions
}

/**
 * The data for /status, without the comparisons of facts with a chain. It depends only on the sources: its date is
 * the latest `verified` on any page, not the clock's, so two builds of the same sources are identical.
 */
export function statusData(
  sources: readonly Source[],
  { claims, known, asked }: StatusRecords,
): Omit<StatusData, 'compared'> {
  const pages = readPages(sources)
  const asOf =
    pages
      .map(({ frontMatter }) => frontMatter.verified)
      .sort()
      .at(-1) ?? asked.askedOn
  const titles = new Map(pages.map(({ route, frontMatter }) => [route, frontMatter.title]))
  const checked = measureFreshness(pages, asOf).flatMap(({ route, title, verified, limit }): PageStatus[] =>
    limit === null ? [] : [{ route, title, verified, limit }],
  )
  const unrun = pages
    .map(
      ({ route, text, frontMatter }): UnrunBlocks => ({
        route,
        title: frontMatter.title,
        count: unrunOn(text),
      }),
    )
    .filter(({ count }) => count > 0)
  const listed = claims.map(({ statement, why, page, source, checkedOn, limit }): ClaimStatus => {
    return {
      statement,
      why,
      page,
      title: titles.get(page) ?? null,
      sources: [source].flat(),
      verified: checkedOn,
      limit,
    }
  })
  return {
    asOf,
    pages: checked,
    settled: pages.length - checked.length,
    claims: listed,
    unrun,
    versions: {
      askedOn: asked.askedOn,
      asked: Object.keys(asked.newest).length,
      moved: movedVersions(known, asked),
    },
  }
}
