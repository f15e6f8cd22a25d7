import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { parseFrontMatter } from '../../model/page/read-front-matter'
import { routeFromFile } from '../../model/route'

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

/** Title, check date and slug from a page's front matter; empty if there's none or it doesn't parse. */
export function pageHead(text: string): DocPage & { slug: string | null } {
  // The content checks report broken front matter; a list just leaves the page out.
  const head = frontMatterSchema.safeParse(parseFrontMatter(text)).data
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
        return [routeFromFile(path, slug), { ...page, file: path.replaceAll('\\', '/') }]
      }),
  )
}
