import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

const frontMatterSchema = z.looseObject({
  title: z.string().optional(),
  slug: z.string().optional(),
  verified: z.union([z.string(), z.date()]).optional(),
})

/** What a list shows for a documentation page. */
export interface DocPage {
  title: string | null
  verified: string | null
}

/** A documentation page with its file below docs/. */
export interface DocFile extends DocPage {
  file: string
}

/** Route of a file in docs/: the folder is the route, and index files represent their folder. */
export function routeOfFile(path: string): string {
  const route = path.replaceAll('\\', '/').replace(/\.mdx?$/, '')
  return `/${route.replace(/(^|\/)index$/, '')}`
}

/** Title, check date and slug from a page's front matter; empty if there's none or it doesn't parse. */
export function pageHead(text: string): DocPage & { slug: string | null } {
  const block = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? ''
  let value: unknown = null
  try {
    value = parse(block)
  } catch {
    // The content checks report broken front matter; a list just leaves the page out.
  }
  const head = frontMatterSchema.safeParse(value).data
  const verified = head?.verified instanceof Date ? head.verified.toISOString().slice(0, 10) : head?.verified
  return { title: head?.title ?? null, verified: verified ?? null, slug: head?.slug ?? null }
}

/** All documentation pages that exist, by route. */
export function readDocPages(docsDir: string): Map<string, DocFile> {
  const files = readdirSync(docsDir, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.mdx?$/.test(path),
  )
  return new Map(
    files
      .filter((path) => !path.split(/[\\/]/).some((part) => part.startsWith('_')))
      .map((path) => {
        const { slug, ...page } = pageHead(readFileSync(join(docsDir, path), 'utf8'))
        const route = slug?.startsWith('/') ? slug : routeOfFile(path)
        return [route, { ...page, file: path.replaceAll('\\', '/') }]
      }),
  )
}
