import { getRoute } from './docs-source'

export interface PageLinks {
  /** Where the pages are published, without a trailing slash; empty if llms.txt doesn't link any page. */
  readonly origin: string
  readonly routes: ReadonlySet<string>
}

const LINK = /\]\(<?([^)\s>]+)/g

/** The origin that most links have. */
function getCommon(links: readonly URL[]): string | undefined {
  const counts = new Map<string, number>()
  for (const { origin } of links) counts.set(origin, (counts.get(origin) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0]
}

/**
 * The Markdown pages that llms.txt links.
 * @param index content of llms.txt
 * @param base URL of its folder, with a trailing slash. A copy's links lead to where it's published, so their most
 * common origin counts, unless some lead to the base itself.
 */
export function listPageLinks(index: string, base: URL): PageLinks {
  const links = [...index.matchAll(LINK)]
    .flatMap(([, link = '']) => (URL.canParse(link, base) ? [new URL(link, base)] : []))
    .filter(({ protocol, pathname }) => /^https?:$/.test(protocol) && pathname.endsWith('.md'))
  const origin = links.some((link) => link.origin === base.origin) ? base.origin : getCommon(links)
  const own = links.filter((link) => link.origin === origin).map(({ pathname }) => pathname)
  const folder = own.some((path) => path.startsWith(base.pathname)) ? base.pathname : '/'
  const files = own.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length))
  const routes = new Set(files.flatMap((file) => getRoute(file) ?? []))
  return { origin: origin === undefined ? '' : `${origin}${folder}`.replace(/\/$/, ''), routes }
}
