import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { compareReceipts, writeReceipts } from '../../../checks/code/blocks/receipt-files'
import { readReceipts, type Receipt } from '../../../model/code-block/receipts'
import { sortDiagnostics } from '../../../model/diagnostic'
import { checkPage, type Classes, type PageOutcome, type Setup } from './check-page'
import type { CheckOptions, CheckReport, Problem } from './types'

const PAGE = /\.mdx?$/

/** The pages of a folder, or a page itself, relative to the root. */
function listPages(root: string, place: string): string[] {
  const full = path.join(root, place)
  if (!existsSync(full))
    throw new Error(`${place}: found nothing, expected a page or a folder of pages. Fix: give its path.`)
  if (statSync(full).isFile()) return [place]
  return readdirSync(full, { recursive: true, encoding: 'utf8' })
    .filter((name) => PAGE.test(name) && !name.split(path.sep).includes('node_modules'))
    .map((name) => path.posix.join(place, name.replaceAll('\\', '/')))
    .sort()
}

const getRoute = (file: string) => `/${file.replace(PAGE, '')}`

function recordReceipts(
  { file, problems, proved }: PageOutcome,
  { root, receipts, verify }: Setup,
): { problems: Problem[]; written: number } {
  if (!receipts || problems.length > 0) return { problems: [], written: 0 }
  const folder = path.join(root, receipts)
  const held = (readReceipts(folder)[getRoute(file)] ?? []) as readonly Receipt<string>[]
  const today = new Date().toISOString().slice(0, 10)
  const made = proved.map((one) => ({
    ...one,
    on: held.find(({ title, sha256 }) => title === one.title && sha256 === one.sha256)?.on ?? today,
  }))
  if (verify)
    return { problems: compareReceipts({ file, command: 'mdx-code-check' }, made, held), written: 0 }
  return { problems: [], written: writeReceipts(folder, getRoute(file), made) ? 1 : 0 }
}

function countBlocks(outcomes: readonly PageOutcome[], classes: Classes): Record<string, number> {
  const all = outcomes.flatMap(({ checks }) => checks)
  const counts = Object.keys(classes).map(
    (name) => [name, all.filter((check) => check === name).length] as const,
  )
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

/** Checks all pages, one after another, and writes or compares their receipts. */
export async function checkFolder(options: CheckOptions & { classes: Classes }): Promise<CheckReport> {
  const setup: Setup = { ...options, root: path.resolve(options.root ?? '.') }
  const files = (options.pages ?? ['docs']).flatMap((place) => listPages(setup.root, place))
  const outcomes: PageOutcome[] = []
  for (const file of files) outcomes.push(await checkPage(file, setup))
  const recorded = outcomes.map((outcome) => recordReceipts(outcome, setup))
  const problems = [...outcomes, ...recorded].flatMap((one) => one.problems)
  return {
    pages: files.length,
    blocks: countBlocks(outcomes, options.classes),
    problems: sortDiagnostics(problems),
    written: recorded.reduce((sum, { written }) => sum + written, 0),
  }
}
