import path from 'node:path'

/** Route of a page from its file: the folder is the route. Undefined for files outside docs/. */
export function pageRoute(file: string | undefined): string | undefined {
  const [, inside] = (file ?? '').split(path.sep).join('/').match(/^(?:.*?\/)?docs\/(.+)\.mdx$/) ?? []
  return inside && `/${inside.replace(/\/?index$/, '')}`
}
