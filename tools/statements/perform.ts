import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { findStatements } from '../../checks/statements/find-statements'
import { judgePage, type PageStatements } from '../../checks/statements/page-status'
import { listOfPage, tableOfPages } from '../../checks/statements/report'
import {
  addVerdicts,
  dropOutdated,
  parseVerdicts,
  VERDICTS_FILE,
  type Verdicts,
} from '../../checks/statements/verdicts'
import type { Facts } from '../../model/facts/page-facts'
import { isPast, readPage } from '../../model/page/read-page'
import { filesUnder } from '../../model/page/read-routes'
import type { StatementsRequest } from './arguments'

export interface Surroundings {
  root: string
  facts: Facts
  write: (line: string) => void
}

function listFiles(root: string, names: readonly string[]): string[] {
  const files = names.flatMap((name) => {
    const path = resolve(root, name)
    if (!existsSync(path))
      throw new Error(
        `${name}: found no such page or folder; expected one below docs/. Fix: correct the path.`,
      )
    return statSync(path).isDirectory() ? filesUnder(path).map((file) => join(path, file)) : [path]
  })
  return files.filter((file) => file.endsWith('.mdx')).map((file) => relative(root, file))
}

function judgeFile(file: string, verdicts: Verdicts, { root, facts }: Surroundings): PageStatements[] {
  const { page } = readPage(file, readFileSync(join(root, file), 'utf8'), facts)
  // Pages about the past describe how things were, and their banner says so.
  if (!page || isPast(page)) return []
  const input = { file, reviewed: page.frontMatter.verified, statements: findStatements(page) }
  return [judgePage(input, verdicts)]
}

function judgeOne(file: string, verdicts: Verdicts, around: Surroundings): PageStatements {
  const [page] = judgeFile(file, verdicts, around)
  if (page) return page
  throw new Error(
    `${file}: found a page about the past, or one that can't be read; expected a current page. Fix: npm run check:content -- ${file}.`,
  )
}

const readVerdicts = (root: string): Verdicts =>
  parseVerdicts(readFileSync(join(root, VERDICTS_FILE), 'utf8'))

const save = (root: string, verdicts: Verdicts) =>
  writeFileSync(join(root, VERDICTS_FILE), `${JSON.stringify(verdicts, null, 2)}\n`)

type List = Extract<StatementsRequest, { command: 'list' }>

function list({ pages, onlyUnverified, json }: List, around: Surroundings): void {
  const verdicts = readVerdicts(around.root)
  const files = listFiles(around.root, pages.length > 0 ? pages : ['docs'])
  const judged = files.flatMap((file) => judgeFile(file, verdicts, around))
  if (json) return around.write(JSON.stringify(judged, null, 2))
  if (pages.length > 0 || onlyUnverified)
    for (const line of judged.flatMap((page) => listOfPage(page, onlyUnverified))) around.write(line)
  else around.write(tableOfPages(judged))
}

type Record = Extract<StatementsRequest, { command: 'record' }>

function record({ page: file, ids, verdict }: Record, around: Surroundings): void {
  const verdicts = readVerdicts(around.root)
  const { statements } = judgeOne(file, verdicts, around)
  const added = ids.map((id) => {
    const found = statements.find((statement) => statement.id === id)
    if (found) return { ...verdict, sentence: found.sentence }
    throw new Error(
      `${file}: found no statement ${id}; expected an id that npm run statements -- ${file} lists.`,
    )
  })
  save(around.root, addVerdicts(verdicts, file, added))
  around.write(`${VERDICTS_FILE}: ${added.length} ${verdict.verdict} on ${file}`)
}

/** Performs a request and prints the result. Throws before anything is written if the request isn't valid. */
export function performStatements(request: StatementsRequest, around: Surroundings): void {
  if (request.command === 'list') return list(request, around)
  if (request.command === 'record') return record(request, around)
  const verdicts = readVerdicts(around.root)
  const { statements, outdated } = judgeOne(request.page, verdicts, around)
  save(around.root, dropOutdated(verdicts, request.page, new Set(statements.map(({ id }) => id))))
  around.write(`${VERDICTS_FILE}: ${outdated.length} dropped from ${request.page}`)
}
