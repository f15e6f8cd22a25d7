// The tools' data: a built site, in a folder or on a server.
import pMap from 'p-map'
import { z } from 'zod'
import { type FactsFile, factsFileSchema } from '../postbuild/steps/facts-json/facts-file-schema'
import { QUESTIONS_FILE } from '../postbuild/steps/search-questions-file'
import { DocsError } from './docs-error'
import { type Chunk, splitChunks } from './retrieval/chunks'
import { type CountSteps, type Retriever, retriever } from './retrieval/rank-chunks'
import { listSections } from './retrieval/sections'
import { openAddress } from './source/address-source'
import { type DocsSource, getFile } from './source/docs-source'
import { openFolder } from './source/folder-source'
import { keepResult } from './source/keep-result'
import { parseJson } from './source/parse-json'

/** Files read concurrently; few enough not to burden a server. */
const CONCURRENCY = 6

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
/** Questions that a section answers, by its place: a path with an anchor. */
const askedSchema = z.record(z.string(), z.array(z.string()))

export type Asked = z.infer<typeof askedSchema>
export type NoticeRecord = z.infer<typeof noticesSchema>[number]

export interface BuiltDocs extends Pick<DocsSource, 'name' | 'origin' | 'routes' | 'data' | 'findMoved'> {
  /** The site's own name. */
  readonly title: string
  readonly markdown: (route: string) => Promise<string>
  /** All pages in pieces, sorted by path. */
  readonly chunks: () => Promise<Chunk[]>
  /** Readers' questions; empty if the site doesn't have them. */
  readonly asked: () => Promise<Asked>
  readonly retriever: () => Promise<Retriever>
  readonly facts: () => Promise<FactsFile>
  readonly notices: () => Promise<NoticeRecord[]>
}

async function readPieces(source: DocsSource): Promise<Chunk[]> {
  const read = async (route: string) => {
    const markdown = await source.read(getFile(route))
    if (markdown !== undefined) return splitChunks(listSections(route, markdown))
    console.error(`${source.name}/${getFile(route)}: found nothing, expected a page; it's left out.`)
    return []
  }
  return (await pMap([...source.routes].sort(), read, { concurrency: CONCURRENCY })).flat()
}

/**
 * The tools' data from a site's files.
 * @param count called with the steps that searches take
 */
export function openSource(source: DocsSource, count?: CountSteps): BuiltDocs {
  const { name, origin, routes, data, index, read, findMoved } = source
  const needFile = async (file: string) => {
    const text = await read(file)
    if (text !== undefined) return text
    throw new DocsError(
      'bad_file',
      `${name}/${file}: found nothing, expected it, because llms.txt or the folder lists it. Fix: build the site again.`,
    )
  }
  const chunks = keepResult(() => readPieces(source))
  const asked = keepResult(async () => {
    const text = await read(QUESTIONS_FILE)
    return text === undefined ? {} : parseJson(`${name}/${QUESTIONS_FILE}`, text, askedSchema)
  })
  const readJson = <Schema extends z.ZodType>(file: string, schema: Schema) =>
    keepResult(async () => parseJson(`${name}/${file}`, await needFile(file), schema))
  return {
    name,
    origin,
    routes,
    data,
    findMoved,
    title: /^# (.+)$/m.exec(index)?.[1]?.trim() ?? name,
    markdown: (route) => needFile(getFile(route)),
    chunks,
    asked,
    retriever: keepResult(async () => retriever(await chunks(), await asked(), count)),
    facts: readJson('facts.json', factsFileSchema),
    notices: readJson('notices.json', noticesSchema),
  }
}

/**
 * Opens a site that was built into a folder.
 * @throws DocsError if there is no built site
 */
export const openBuiltDocs = (root: string): BuiltDocs => openSource(openFolder(root))

/**
 * Opens a built site.
 * @param source its folder, or a full URL
 * @throws DocsError if there is no built site
 */
export async function openDocs(source: string): Promise<BuiltDocs> {
  return openSource(/^[a-z][a-z0-9+.-]*:\/\//i.test(source) ? await openAddress(source) : openFolder(source))
}
