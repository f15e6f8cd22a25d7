// Makes the records and the embedded search index from the built pages and the registry.
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { readSearchQuestions } from '../../model/search-questions'
import { cliFactsSchema, cliHistorySchema } from '../../model/facts/schema/cli'
import { listReferences, readMembers } from '../../model/contract-reference/read-reference'
import { loadRegistry } from '../../model/facts/registry'
import { getPlace } from '../../model/facts/schema/search-questions'
import { loadGlossary } from '../../mdx/remark-glossary/glossary'
import type { BuiltPage } from '../built-page'
import { readPages, type Step } from '../built-site'
import { writeWhole } from '../../model/write-whole'
import { indexFiles } from '../../src/search/index/index-files'
import { pageListHtml } from '../../src/search/index/page-list'
import { pageRecords } from '../../src/search/index/page-records'
import { placeWeight } from '../../src/search/index/place-weight'
import { registryRecords } from '../../src/search/index/registry-records'
import type { PageStatus, SearchRecord } from '../../src/search/index/search-record'
import { INDEX_FOLDER } from '../../src/search/engine/index-format'

/** Pages that don't answer any question. */
const LEFT_OUT = new Set(['/404', '/search', '/all-pages', '/markdown-page'])
const STATUS = /^status: *(current|beta|retired|historical) *$/m
const TYPE = /^type: *([a-z-]+) *$/m

/** Source of a page; empty for pages that aren't documents. */
function makeSource(route: string, docs: string): string {
  const file = [`${route}.mdx`, `${route}/index.mdx`]
    .map((name) => path.join(docs, name))
    .find((name) => existsSync(name))
  return file ? readFileSync(file, 'utf8') : ''
}

/** A page's status from its front matter; pages that aren't documents count as current. */
function readStatus(source: string): PageStatus {
  return (STATUS.exec(source)?.[1] ?? 'current') as PageStatus // the expression lists the type's values
}

/** Adds the questions that each section answers: to its first record, if it's long. */
function withQuestions(pages: readonly SearchRecord[], asked: Map<string, string[]>): SearchRecord[] {
  const left = new Map(asked)
  return pages.map((record) => {
    const place = getPlace(record.route, record.anchor)
    const questions = left.get(place)
    left.delete(place)
    return questions ? { ...record, asked: questions } : record
  })
}

/** Records with unique IDs: a duplicate ID gets a number. */
function withOwnIds(records: readonly SearchRecord[]): SearchRecord[] {
  const counts = new Map<string, number>()
  return records.map((record) => {
    const count = (counts.get(record.objectID) ?? 0) + 1
    counts.set(record.objectID, count)
    return count === 1 ? record : { ...record, objectID: `${record.objectID}~again-${count}` }
  })
}

/** Whether search engines may list a page. */
const isListed = (page: BuiltPage) =>
  !page.find(({ properties: { name, content } }) => name === 'robots' && /^noindex/.test(String(content)))

/**
 * Records for built pages, and for the facts that they show.
 * In: the pages, and the root of the repository. Out: records, those of one page together.
 */
export async function readRecords(built: readonly BuiltPage[], root = '.'): Promise<SearchRecord[]> {
  const pages: SearchRecord[] = []
  const weights = new Map<string, number>()
  for (const page of built.filter(({ route }) => !LEFT_OUT.has(route)).filter(isListed)) {
    const { route, tree } = page
    const source = makeSource(route, path.join(root, 'docs'))
    weights.set(route, placeWeight(route, TYPE.exec(source)?.[1]))
    pages.push(...pageRecords({ route, tree, status: readStatus(source) }))
  }
  const json = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(root, 'data/cli', file), 'utf8'))
  const sources = {
    glossary: loadGlossary(root),
    registry: loadRegistry(path.resolve(root)),
    cli: cliFactsSchema.parse(await json('celocli.json')),
    history: cliHistorySchema.parse(await json('history.json')),
    members: listReferences(root).flatMap((name) => readMembers(name, root)),
  }
  const facts = registryRecords(sources, pages)
  const order = new Map([...new Set(pages.map(({ route }) => route))].map((route, index) => [route, index]))
  const weighted = [...withQuestions(pages, readSearchQuestions(root)), ...facts].map((record) => ({
    ...record,
    weight: (record.weight ?? 1) * weights.get(record.route)!,
  }))
  return withOwnIds(weighted).sort((one, other) => order.get(one.route)! - order.get(other.route)!)
}

/** Records of a built folder, for tools and tests. */
export async function readBuiltRecords(build: string): Promise<SearchRecord[]> {
  return readRecords(await readPages(build))
}

function fillPageList(page: BuiltPage, records: readonly SearchRecord[]): void {
  const list = page.find(({ properties }) => properties.id === 'page-list')
  if (!list || list.children.length > 0)
    throw new Error(
      `build/${page.file}: found no empty <div id="page-list">, expected one. Fix src/pages/all-pages.tsx.`,
    )
  page.appendTo(list, pageListHtml(records))
}

/** Writes the search index into the built folder, and the list of all pages into its page. */
export const writeSearchIndex: Step = async ({ build, pages }) => {
  const records = await readRecords(pages)
  const files = indexFiles(records)
  const folder = path.join(build, INDEX_FOLDER)
  await rm(folder, { recursive: true, force: true })
  for (const [name, text] of files) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeWhole(file, text)
  }
  const list = pages.find(({ route }) => route === '/all-pages')
  if (list) fillPageList(list, records)
  const count = new Set(records.map(({ route }) => route)).size
  return `search: ${records.length} records of ${count} pages in ${files.size} files`
}
