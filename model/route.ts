import path from 'node:path'
import { homeSample } from './code-block/home-sample'

/**
 * Route of a page from its file: the folder is the route. The landing page's sample belongs to `/`. Undefined for
 * other files.
 */
export function pageRoute(file: string | undefined): string | undefined {
  const name = (file ?? '').split(path.sep).join('/')
  if (name === homeSample.file || name.endsWith(`/${homeSample.file}`)) return homeSample.route
  const [, inside] = name.match(/^(?:.*?\/)?(?:docs|src\/pages)\/(.+)\.mdx$/) ?? []
  return inside && `/${inside.replace(/(^|\/)index$/, '')}`
}

/** Route of a built HTML file, given relative to build/ with forward slashes: "a/index.html" is /a. */
export function routeFromBuiltFile(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`
}
