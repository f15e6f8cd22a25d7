// What the tools answer from: the built site on this machine. Nothing is asked of the network.
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { type FactsFile, factsFileSchema } from '../postbuild/steps/facts-json/facts-file-schema'
import { ASKED } from '../postbuild/steps/search-questions-file'
import { DocsError } from './docs-error'
import { type Chunk, splitChunks } from './retrieval/chunks'
import { type Retriever, retriever } from './retrieval/rank-chunks'
import { listSections } from './retrieval/sections'

const noticesSchema = z.array(
  z.object({
    title: z.string(),
    description: z.string(),
    page: z.string(),
    status: z.string(),
    updated: z.string(),
    dates: z.array(z.object({ event: z.string(), name: z.string(), network: z.string(), date: z.string() })),
  }),
)
/** Questions that a section answers, by its place: an address, with an anchor. */
const askedSchema = z.record(z.string(), z.array(z.string()))
const redirectsSchema = z.object({ moved: z.record(z.string(), z.string()) })

export type Asked = z.infer<typeof askedSchema>
export type NoticeRecord = z.infer<typeof noticesSchema>[number]

export interface BuiltDocs {
  /** Addresses of pages, such as /developer/viem. */
  readonly routes: ReadonlySet<string>
  readonly markdown: (route: string) => Promise<string>
  /** All pages in pieces, in the order of their addresses. */
  readonly chunks: () => Promise<Chunk[]>
  readonly asked: () => Promise<Asked>
  readonly retriever: () => Promise<Retriever>
  readonly facts: () => Promise<FactsFile>
  readonly notices: () => Promise<NoticeRecord[]>
  /** Old addresses with where they lead. */
  readonly moved: () => Promise<Readonly<Record<string, string>>>
}

const once = <T>(make: () => Promise<T>) => {
  let held: Promise<T> | undefined
  return () => (held ??= make())
}

function routesIn(root: string): Set<string> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.md') && !name.startsWith('.'), // skills are no pages
  )
  const routes = files.map((name) => `/${name.split(path.sep).join('/').replace(/\.md$/, '')}`)
  return new Set(
    routes.filter((route) => route !== '/404').map((route) => (route === '/index' ? '/' : route)),
  )
}

/**
 * Opens a built site.
 * @param root the built folder
 * @throws DocsError when there is no built site
 */
export function openBuiltDocs(root: string): BuiltDocs {
  if (!existsSync(path.join(root, 'llms.txt')))
    throw new DocsError(
      'no_build',
      `${root}: found no built site, expected one with llms.txt. Fix: npm run build.`,
    )
  const text = (name: string) => readFile(path.join(root, name), 'utf8')
  const json = async (name: string): Promise<unknown> => JSON.parse(await text(name))
  const routes = routesIn(root)
  const markdown = (route: string) => text(route === '/' ? 'index.md' : `${route.slice(1)}.md`)
  const chunks = once(async () => {
    const pages = [...routes]
      .sort()
      .map(async (route) => splitChunks(listSections(route, await markdown(route))))
    return (await Promise.all(pages)).flat()
  })
  const asked = once(async () => askedSchema.parse(await json(ASKED)))
  return {
    routes,
    markdown,
    chunks,
    asked,
    retriever: once(async () => retriever(await chunks(), await asked())),
    facts: once(async () => factsFileSchema.parse(await json('facts.json'))),
    notices: once(async () => noticesSchema.parse(await json('notices.json'))),
    moved: once(async () => redirectsSchema.parse(await json('_redirects.json')).moved),
  }
}
