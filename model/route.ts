import path from 'node:path'
import { homeSample } from './code-block/home-sample'

/**
 * Route of a page from its file, given from the root of the repository or relative to docs/: `docs/build/index.mdx` is
 * `/build`. A slug in the front matter takes precedence.
 */
export function routeFromFile(file: string, slug?: unknown): string {
  if (typeof slug === 'string' && slug.startsWith('/')) return slug
  const inside = file
    .replaceAll('\\', '/')
    .replace(/^(?:.*?\/)?(?:docs|src\/pages)\//, '')
    .replace(/\.mdx?$/, '')
  return `/${inside.replace(/(^|\/)index$/, '')}`
}

/** The same for any file: undefined if it isn't a page. The landing page's sample belongs to `/`. */
export function pageRoute(file: string | undefined): string | undefined {
  const name = (file ?? '').split(path.sep).join('/')
  if (name === homeSample.file || name.endsWith(`/${homeSample.file}`)) return homeSample.route
  return /(?:^|\/)(?:docs|src\/pages)\/.+\.mdx$/.test(name) ? routeFromFile(name) : undefined
}

/** Route of a built HTML file, given relative to build/ with forward slashes: "a/index.html" is /a. */
export function routeFromBuiltFile(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`
}
