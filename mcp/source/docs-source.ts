/** Where the files of a built site come from: a folder, or a server. */
export interface DocsSource {
  /** What messages call it: a folder or an address, without a slash at its end. */
  readonly name: string
  /** The text of llms.txt. */
  readonly index: string
  /** Where the site is published: an address without a slash at its end; empty when llms.txt doesn't tell. */
  readonly origin: string
  /** Addresses of pages, such as /developer/viem. */
  readonly routes: ReadonlySet<string>
  /** Which of DATA_FILES it has. */
  readonly data: ReadonlySet<DataFile>
  /** The text of a file, such as developer/viem.md; undefined when there is none. */
  readonly read: (file: string) => Promise<string | undefined>
  /** Where an old address leads: a route, or an address of another site; undefined when it leads nowhere. */
  readonly findMoved: (path: string) => Promise<string | undefined>
}

/** Files that not every site has. */
export const DATA_FILES = ['facts.json', 'notices.json'] as const
export type DataFile = (typeof DATA_FILES)[number]

/** The file of a page. */
export const getFile = (route: string) => (route === '/' ? 'index.md' : `${route.slice(1)}.md`)

/** The route of a file; undefined for the page that says that there is none. */
export function getRoute(file: string): string | undefined {
  const route = `/${file.replace(/\.md$/, '')}`
  if (route === '/404') return undefined
  return route === '/index' ? '/' : route
}
