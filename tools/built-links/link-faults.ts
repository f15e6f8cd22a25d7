import type { PageReferences, Reference } from './read-references'

export type BuiltLinks = {
  /** Every page by its path, with its file. */
  pages: ReadonlyMap<string, PageReferences & { file: string }>
  /** Paths of all other files that the server serves. */
  files: ReadonlySet<string>
  /** Old paths and where they redirect. */
  moved: ReadonlyMap<string, string>
  /** The site's origin: links that start with it are internal. */
  origin: string
}

type Place = { file: string; address: string }
type Target = { path: string; anchor: string }

/** The path and anchor that a link leads to; undefined for other sites and data URLs. */
function getTarget(to: string, from: string, origin: string): Target | 'unreadable' | undefined {
  try {
    const url = new URL(to, origin + from)
    if (url.origin !== origin) return undefined
    const path = decodeURIComponent(url.pathname)
    const [anchor = ''] = decodeURIComponent(url.hash.slice(1)).split(':~:', 1)
    return { path: path.replace(/(.)\/$/, '$1'), anchor }
  } catch {
    return 'unreadable'
  }
}

/**
 * Checks one reference on a page.
 * @returns a message with what was found, what was expected and the fix; undefined if it's fine
 */
export function referenceFault(site: BuiltLinks, { to }: Reference, from: string): string | undefined {
  const target = getTarget(to, from, site.origin)
  if (target === undefined) return undefined
  if (target === 'unreadable') return 'expected an address that can be decoded. Fix: encode it once'
  const next = site.moved.get(target.path)
  if (next !== undefined) return `expected no redirect. Fix: write ${next}`
  const page = site.pages.get(target.path)
  if (!page) {
    if (site.files.has(target.path)) return undefined
    return 'expected a page or a file of the build. Fix: fix the address, or add what it names'
  }
  if (target.anchor === '' || target.anchor === 'top' || page.ids.includes(target.anchor)) return undefined
  return `expected the anchor in ${page.file}. Fix: write the id of a heading there`
}

const message = ({ file }: Place, { line, what, to }: Reference, fault: string) =>
  `${file}:${line} ${what}: found ${JSON.stringify(to)}; ${fault}.`

function pageFaults(site: BuiltLinks, place: Place, page: PageReferences): string[] {
  const ids = new Set(page.ids)
  const broken = page.references.flatMap((reference) => {
    const fault = referenceFault(site, reference, place.address)
    return fault ? [message(place, reference, fault)] : []
  })
  const nowhere = page.wanted
    .filter(({ to }) => !ids.has(to))
    .map((wanted) =>
      message(place, wanted, 'expected an element of that id on the page. Fix: give one, or drop it'),
    )
  return [...broken, ...nowhere]
}

/** Duplicate IDs on a page. */
function repeated({ file }: Place, { ids }: PageReferences): string[] {
  const again = new Set(ids.filter((id, index) => ids.indexOf(id) !== index))
  return [...again].map(
    (id) => `${file}:1 id: found "${id}" more than once; expected each once. Fix: rename one of them.`,
  )
}

/** Redirects that lead nowhere, or to another redirect. */
function movedFaults(site: BuiltLinks): string[] {
  return [...site.moved].flatMap(([from, to]) => {
    if (!to.startsWith('/')) return []
    const fault = referenceFault(site, { what: 'moved', to: encodeURI(to), line: 1 }, '/')
    return fault ? [`data/redirects/redirects.tsv ${from}: found ${JSON.stringify(to)}; ${fault}.`] : []
  })
}

/** Every broken link, anchor, image, ID reference and redirect in a build that has been read. */
export function linkFaults(site: BuiltLinks): string[] {
  const pages = [...site.pages].flatMap(([address, page]) => {
    const place = { file: page.file, address }
    return [...pageFaults(site, place, page), ...repeated(place, page)]
  })
  return [...pages, ...movedFaults(site)]
}

/** Broken URLs in a data file, such as the sitemap. */
export function dataFaults(site: BuiltLinks, file: string, addresses: readonly string[]): string[] {
  return addresses.flatMap((to) => {
    const fault = referenceFault(site, { what: 'address', to, line: 1 }, '/')
    return fault ? [`${file} address: found ${JSON.stringify(to)}; ${fault}.`] : []
  })
}
