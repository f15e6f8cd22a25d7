// npm run check:content -- [pages or folders] [--voice] [--json] [--overlap source.txt] [--freshness --today YYYY-MM-DD]
// With --voice, the style rules also apply to pages that haven't been rewritten yet.
// Without a page, it checks docs/. In either case, titles and descriptions are compared across all of docs/.
import { type Diagnostic, formatDiagnostic } from '../model/diagnostic'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type SiteFigures, checkPages, sumFigures } from '../checks/content/check-pages'
import { applyExemptions, parseExemptions } from '../checks/content/exemptions'
import { measureFreshness } from '../model/page/freshness'
import { findOverlaps } from '../checks/content/overlap'
import type { Page } from '../model/page/read-page'
import { type Term, parseTerms } from '../checks/content/terms'
import { filesUnder, readRoutes } from '../model/page/read-routes'
import { registryFacts } from '../model/facts/registry-facts'

const TERMS_FILE = 'data/voice/terms.tsv'
const PENDING_FILE = 'data/voice/pending.txt'
const EXEMPTIONS_FILE = 'checks/content/exemptions.json'
const root = process.cwd()

function pageFiles(folder: string): string[] {
  return filesUnder(resolve(root, folder))
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => relative(root, join(resolve(root, folder), file)))
}

function namedFiles(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const path = resolve(root, name)
    return statSync(path).isDirectory() ? pageFiles(path) : [relative(root, path)]
  })
}

function summary(figures: SiteFigures): string {
  const { pages, errors, warnings, words } = figures
  return `check:content: ${pages} pages, ${errors} errors, ${warnings} warnings, ${words} words of prose`
}

function measureLine({ file, frontMatter, measure }: Page): string {
  const { words, average, ease } = measure
  return `${file}: ${frontMatter.type}, ${words} words, ${average.toFixed(1)} per sentence, reading ease ${ease.toFixed(1)}`
}

function printOverlaps(pages: readonly Page[], sourceFile: string): boolean {
  const source = readFileSync(sourceFile, 'utf8')
  const lines = pages.flatMap((page) =>
    findOverlaps(page, source).map(
      ({ line, words, text }) => `${page.file}:${line} ${words} words in common: ${text}`,
    ),
  )
  for (const line of lines) console.log(line)
  console.log(`overlap: ${lines.length} runs of eight or more words in common with ${sourceFile}`)
  return lines.length === 0
}

function printFreshness(pages: readonly Page[], today: string): void {
  const stale = measureFreshness(pages, today).filter((page) => page.stale)
  for (const { route, verified, age, limit } of stale) {
    console.log(`${route}: checked ${verified}, ${age} days ago; limit ${limit} days`)
  }
  console.log(`freshness on ${today}: ${stale.length} of ${pages.length} pages are overdue`)
}

interface Outcome {
  problems: readonly Diagnostic[]
  figures: SiteFigures
  pages: readonly Page[]
}

function print({ problems, figures, pages }: Outcome, asJson: boolean): void {
  if (asJson) return console.log(JSON.stringify({ figures, problems }, null, 2))
  for (const problem of problems) {
    const line = formatDiagnostic(problem)
    console.log(problem.severity === 'warning' ? `warning ${line}` : line)
  }
  if (pages.length <= 10) for (const page of pages) console.log(measureLine(page))
  console.log(summary(figures))
}

/** Pages that haven't been rewritten yet; a line that names no page is an error. */
function readPending(): Set<string> {
  const lines = readFileSync(resolve(root, PENDING_FILE), 'utf8').split('\n').filter(Boolean)
  for (const [index, file] of lines.entries())
    if (!existsSync(resolve(root, file)))
      throw new Error(
        `${PENDING_FILE}:${index + 1}: found ${file}; expected a page of docs/; Fix: remove the line`,
      )
  return new Set(lines)
}

/** Phrases that need a decision are listed only for pages given on the command line, not for the whole site. */
function errorsOnly(terms: readonly Term[]): Term[] {
  return terms.filter(({ level }) => level === 'error')
}

function unusedProblems(text: string, unused: ReturnType<typeof applyExemptions>['unused']): Diagnostic[] {
  return unused.map(({ file, field, match }) => {
    const line = text.slice(0, Math.max(0, text.indexOf(match))).split('\n').length
    const found = `an exemption of ${file} (${field}, ${match}) that allows nothing`
    const expected = 'exemptions that are in use'
    const base = { file: EXEMPTIONS_FILE, line, field: 'exemption', found, expected, fix: 'remove it' }
    return { ...base, severity: 'error' }
  })
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      voice: { type: 'boolean', default: false },
      overlap: { type: 'string' },
      freshness: { type: 'boolean', default: false },
      today: { type: 'string' },
    },
  })
  const whole = positionals.length === 0
  const wanted = new Set(whole ? pageFiles('docs') : namedFiles(positionals))
  const load = (file: string) => ({ file, source: readFileSync(resolve(root, file), 'utf8') })
  const others = pageFiles('docs').filter((file) => !wanted.has(file))
  const terms = parseTerms(readFileSync(resolve(root, TERMS_FILE), 'utf8'), TERMS_FILE)
  const pending = whole || !values.voice ? readPending() : new Set<string>()
  const context = {
    facts: registryFacts(),
    routes: readRoutes(root),
    terms: whole ? errorsOnly(terms) : terms,
    pending,
  }
  const { pages, problems: found } = checkPages([...wanted].map(load), others.map(load), context)

  if (values.overlap !== undefined) {
    process.exitCode = printOverlaps(pages, values.overlap) ? 0 : 1
    return
  }
  if (values.freshness) return printFreshness(pages, values.today ?? new Date().toISOString().slice(0, 10))

  const exemptionText = readFileSync(resolve(root, EXEMPTIONS_FILE), 'utf8')
  const { left, unused } = applyExemptions(found, parseExemptions(exemptionText, EXEMPTIONS_FILE))
  const problems = whole ? [...left, ...unusedProblems(exemptionText, unused)] : left
  const figures = sumFigures(pages, problems, wanted.size)
  print({ problems, figures, pages }, values.json)
  if (figures.errors > 0) process.exitCode = 1
}

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
