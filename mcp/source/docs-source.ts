/** Where a built site's files come from: a folder, or a server. */
export interface DocsSource {
  /** Its name in messages: a folder or a URL, without a trailing slash. */
  readonly name: string
  /** The content of llms.txt. */
  readonly index: string
  /** Where the site is published: a URL without a trailing slash; empty if llms.txt doesn't specify it. */
  readonly origin: string
  /** Routes of pages, such as /developer/viem. */
  readonly routes: ReadonlySet<string>
  /** Which of DATA_FILES it has. */
  readonly data: ReadonlySet<DataFile>
  /** The content of a file, such as developer/viem.md; undefined if there is none. */
  readonly read: (file: string) => Promise<string | undefined>
  /** An old URL's target: a route, or another site's URL; undefined if there is none. */
  readonly findMoved: (path: string) => Promise<string | undefined>
}

/** Files that not every site has. */
export const DATA_FILES = ['facts.json', 'notices.json'] as const
export type DataFile = (typeof DATA_FILES)[number]

/** The file of a page. */
export const getFile = (route: string) => (route === '/' ? 'index.md' : `${route.slice(1)}.md`)

/** The route of a file; undefined for the not-found page. */
export function getRoute(file: string): string | undefined {
  const route = `/${file.replace(/\.md$/, '')}`
  if (route === '/404') return undefined
  return route === '/index' ? '/' : route
}
