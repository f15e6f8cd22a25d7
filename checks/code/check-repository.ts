import { type Diagnostic, formatDiagnostic, sortDiagnostics } from '../../model/diagnostic'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { cpus } from 'node:os'
import { isAbsolute, join, relative, resolve } from 'node:path'
import { factRaw } from '../../model/facts/registry'
import { checkPages, type CheckContext } from './check-pages'
import { checkClassNames } from '../../model/code-block/check-classes'
import { homeSample } from '../../model/code-block/home-sample'
import { baseFolder } from './places'
import { isInstalled } from './packages'
import { readPage, type Page } from './page'
import { makeReceipts } from './page-receipts'
import { PassedCache } from './passed-cache'
import { places } from './places'
import type { PreparedPage } from './prepared-page'
import { compareReceipts, writeReceipts } from './blocks/receipt-files'
import { readReceipts, receiptPath, type Receipts } from '../../model/code-block/receipts'
import { makeRunner } from './run/run-program'
import { readShellFacts } from './shell-facts'
import { SlowProcesses } from './slow-processes'

export interface Options {
  files: string[]
  verify: boolean
  heavy: boolean
  watch: boolean
  verifyPackages: boolean
  newestVersions: boolean
}

const flags = ['--watch', '--verify', '--heavy-dependencies', '--verify-packages', '--newest-versions']

/** @throws for an unknown flag, or a page that does not exist */
export function parseArguments(words: readonly string[]): Options {
  const unknown = words.find((word) => word.startsWith('-') && !flags.includes(word))
  if (unknown) throw new Error(`Unknown flag ${unknown}. Known: ${flags.join(', ')}`)
  const files = words.filter((word) => !word.startsWith('-'))
  if (words.includes('--watch') && words.includes('--verify'))
    throw new Error('--watch writes receipts while a page is written; --verify writes none. Give one of them')
  const absent = files.find((file) => !existsSync(file))
  if (absent) throw new Error(`There is no page ${absent}. Give paths such as docs/developer/viem.mdx`)
  const has = (flag: string) => words.includes(flag)
  return {
    files,
    verify: has('--verify'),
    heavy: has('--heavy-dependencies'),
    watch: has('--watch'),
    verifyPackages: has('--verify-packages'),
    newestVersions: has('--newest-versions'),
  }
}

const below = (folder: string): string[] =>
  readdirSync(join(places.root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)

/** @returns pages from the root of the repository: those named, or all of docs/ and src/pages/ and the home sample */
export function pageFiles(named: readonly string[]): string[] {
  if (named.length > 0) {
    return named.map((file) =>
      relative(places.root, isAbsolute(file) ? file : resolve(file)).replaceAll('\\', '/'),
    )
  }
  return [...below('docs'), ...below('src/pages'), homeSample.file].sort()
}

/** @returns pages with their blocks; facts come from the registry */
export const readPages = (files: readonly string[]): Page[] =>
  files.map((file) => readPage(file, readFileSync(join(places.root, file), 'utf8'), factRaw))

function missingInstall(options: Options): string | undefined {
  const needed = options.heavy ? (['main', 'heavy-dependencies'] as const) : (['main'] as const)
  const absent = needed.find((base) => !isInstalled(base))
  const folder = absent && relative(places.root, baseFolder(absent))
  return folder && `The libraries are not installed. Run npm ci --prefix ${folder} --ignore-scripts`
}

/** Receipts of routes that have no page any more. */
function leftOver(receipts: Receipts, pages: readonly Page[], verify: boolean): Diagnostic[] {
  const routes = new Set(pages.map(({ route }) => route))
  const gone = Object.keys(receipts).filter((route) => !routes.has(route))
  if (!verify) for (const route of gone) writeReceipts(places.receipts, route, [])
  if (!verify) return []
  const fix = 'run npm run check:code and commit receipts/'
  return gone.map((route) => ({
    file: `receipts/${receiptPath(route)}`,
    line: 1,
    found: `receipts of ${route}`,
    expected: 'a page with that route',
    fix,
  }))
}

const getCommand = (file: string) => ({ file, command: `npm run check:code -- ${file}` })

function countsText(checked: readonly PreparedPage[]): string {
  const blocks = checked.flatMap(({ page }) => page.blocks)
  const counts = checkClassNames.map(
    (name) => [name, blocks.filter(({ check }) => check === name).length] as const,
  )
  return `${blocks.length} blocks on ${checked.length} pages: ${counts.map(([name, count]) => `${count} ${name}`).join(', ')}`
}

/** What checks share: facts, the cache, the runner of programs and the threads, which `close` ends. */
export interface OpenCheck {
  readonly context: CheckContext
  close(): Promise<void>
}

/** A program that still runs after this long hangs: on a busy machine, some take more than a minute. */
const HANGS_MS = 300_000

/** @throws when the libraries that the checks need are not installed */
export function openCheck(options: Options): OpenCheck {
  const missing = missingInstall(options)
  if (missing) throw new Error(missing)
  const threads = new SlowProcesses()
  const cache = new PassedCache(!options.verify)
  const atOnce = Math.max(1, Math.min(4, cpus().length))
  const context = { shellFacts: readShellFacts(), cache, run: makeRunner(HANGS_MS), threads, atOnce }
  return { context, close: () => threads.stop() }
}

/**
 * Checks pages and writes, or with `verify` compares, their receipts. Prints problems, then counts.
 *
 * @param files pages from the root of the repository; empty for all
 * @returns the number of problems
 */
export async function checkFiles(
  files: readonly string[],
  { verify, context }: { verify: boolean; context: CheckContext },
): Promise<number> {
  const started = Date.now()
  const held = readReceipts(places.receipts)
  const pages = readPages(pageFiles(files))
  const checked = await checkPages(pages, context)
  const today = new Date().toISOString().slice(0, 10)
  const problems = files.length === 0 ? leftOver(held, pages, verify) : []
  let written = 0
  for (const prepared of checked) {
    const before = held[prepared.page.route] ?? []
    problems.push(...prepared.problems)
    if (prepared.problems.length > 0) continue
    const made = makeReceipts(prepared, { existing: before, facts: context.shellFacts, today })
    problems.push(...made.problems)
    if (verify) problems.push(...compareReceipts(getCommand(prepared.page.file), made.receipts, before))
    else if (made.problems.length === 0 && writeReceipts(places.receipts, prepared.page.route, made.receipts))
      written += 1
  }
  for (const problem of sortDiagnostics(problems)) console.error(`${formatDiagnostic(problem)}\n`)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(
    `${countsText(checked)}; ${written} receipt files written; ${problems.length} problems; ${seconds} s`,
  )
  return problems.length
}

/**
 * Checks the pages that the options name, or all, once.
 *
 * @returns the number of problems
 */
export async function checkRepository(options: Options): Promise<number> {
  const { context, close } = openCheck(options)
  try {
    return await checkFiles(options.files, { verify: options.verify, context })
  } finally {
    await close()
  }
}
