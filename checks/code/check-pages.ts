import type { Diagnostic } from '../../model/diagnostic'
import pMap from 'p-map'
import { checkClasses } from '../../model/code-block/check-classes'
import { getFileName } from './blocks/file-name'
import { classChecks } from './check-classes'
import type { ShellFacts } from './check-shell'
import { isInstalled } from './packages'
import type { Page } from './page'
import type { PassedCache } from './passed-cache'
import { preparePage, type PreparedPage } from './prepared-page'
import type { Program } from './programs'
import type { SlowProcesses } from './slow-processes'
import { writeWorkFolder, type WorkFolder } from './work-folder'

/** Runs a program. @returns what it printed, or why it did not pass */
export type Runner = (program: Program, file: string) => Promise<{ output: string } | { problem: Diagnostic }>

export interface CheckContext {
  shellFacts: ShellFacts
  cache: PassedCache
  run: Runner
  threads: SlowProcesses
  /** programs that run at the same time */
  atOnce: number
}

const listTexts = (folder: WorkFolder, programs: readonly Program[]) => [
  folder.base,
  folder.links,
  programs.map(({ title, lang, check, chain, code }) => [title, lang, check, chain, code]),
]

function addProblems(pages: readonly PreparedPage[], problems: readonly Diagnostic[]): void {
  for (const problem of problems) pages.find(({ page }) => page.file === problem.file)?.problems.push(problem)
}

/** A check that looks at whole pages: its name in the cache, the programs it reads, and what it does. */
interface PageCheck {
  name: string
  listPrograms: (prepared: PreparedPage) => Program[]
  check: (changed: readonly PreparedPage[]) => Promise<Diagnostic[]>
}

/** Runs a check over the pages that did not pass before with the same text, and remembers those that pass now. */
async function checkChanged(
  { name, listPrograms, check }: PageCheck,
  pages: readonly PreparedPage[],
  cache: PassedCache,
): Promise<void> {
  const getKey = (prepared: PreparedPage) =>
    cache.key(name, listTexts(prepared.folder, listPrograms(prepared)))
  const concerned = pages.filter((prepared) => listPrograms(prepared).length > 0)
  const changed = concerned.filter((prepared) => cache.get(getKey(prepared)) === undefined)
  if (changed.length === 0) return
  const problems = await check(changed)
  addProblems(changed, problems)
  const failed = new Set(problems.map(({ file }) => file))
  for (const prepared of changed) if (!failed.has(prepared.page.file)) cache.remember(getKey(prepared))
}

/** Files that code of the page can import. */
const inFolder = ({ programs }: PreparedPage) => programs.filter(({ check }) => checkClasses[check].inFolder)

const compiled = ({ programs }: PreparedPage) =>
  programs.filter(({ check }) => classChecks[check].slow === 'solidity')

const withFiles = (pages: readonly PreparedPage[]) =>
  pages.filter(({ folder }) => folder.files.size > 0 && isInstalled(folder.base))

/** Reads or writes a file, which another program of the page may have written or read. */
const USES_FILES = /\b(?:read|write)File/

/** Programs whose text decides what a program prints: itself, and all of its page if it names another file or uses files. */
function programsBehind(prepared: PreparedPage, program: Program): Program[] {
  const all = inFolder(prepared)
  const names = all.filter((one) => one !== program).map(({ title, lang }) => getFileName(title, lang))
  const namesOther =
    /(["'`])\.{1,2}\//.test(program.code) ||
    USES_FILES.test(program.code) ||
    names.some((name) => program.code.includes(name))
  return namesOther ? all : [program]
}

/** @returns why it did not pass, if it did not */
async function runOne(
  prepared: PreparedPage,
  program: Program,
  context: CheckContext,
): Promise<Diagnostic | undefined> {
  const texts = listTexts(prepared.folder, programsBehind(prepared, program))
  const key = context.cache.key('run', program.title, texts)
  const known = context.cache.get(key)
  if (known !== undefined) {
    prepared.outputs.set(program.title, known)
    return undefined
  }
  const [file] = [...prepared.folder.files].find(([, one]) => one === program) ?? []
  if (!file) throw new Error(`${program.file}: "${program.title}" has no file`)
  const result = await context.run(program, file)
  if ('problem' in result) return result.problem
  prepared.outputs.set(program.title, result.output)
  context.cache.remember(key, result.output)
  return undefined
}

/** Runs a page's programs in the order of the page, because one can read a file that an earlier one wrote. */
async function runPage(prepared: PreparedPage, context: CheckContext): Promise<Diagnostic[]> {
  const problems: Diagnostic[] = []
  for (const program of prepared.programs.filter(({ check }) => classChecks[check].runs)) {
    const problem = await runOne(prepared, program, context)
    if (problem) problems.push(problem)
  }
  return problems
}

async function runAll(pages: readonly PreparedPage[], context: CheckContext): Promise<Diagnostic[]> {
  const fit = pages.filter(({ problems, folder }) => problems.length === 0 && isInstalled(folder.base))
  const problems = await pMap(fit, (prepared) => runPage(prepared, context), { concurrency: context.atOnce })
  return problems.flat()
}

/**
 * Checks pages by every class. Pages that need heavy dependencies are only type-checked and run where they are installed.
 *
 * @param pages as read by readPage
 * @returns the pages with their problems and the output of their runs
 */
export async function checkPages(pages: readonly Page[], context: CheckContext): Promise<PreparedPage[]> {
  const all = pages.map(preparePage)
  for (const prepared of all) {
    const { problems, programs } = prepared
    for (const program of programs)
      problems.push(...(classChecks[program.check].read?.(program, prepared, context.shellFacts) ?? []))
  }
  const solidity: PageCheck = {
    name: 'solidity',
    listPrograms: compiled,
    check: (changed) => context.threads.check('solidity', changed.flatMap(compiled)),
  }
  const types: PageCheck = {
    name: 'types',
    listPrograms: inFolder,
    check: (changed) =>
      context.threads.check(
        'types',
        changed.map(({ folder }) => folder),
      ),
  }
  const coded = withFiles(all)
  for (const { folder, programs } of coded) writeWorkFolder(folder, programs)
  const [ranBadly] = await Promise.all([
    runAll(all, context),
    checkChanged(solidity, all, context.cache),
    checkChanged(types, coded, context.cache),
  ])
  // What does not compile need not be told to run badly as well.
  addProblems(
    all.filter(({ problems }) => problems.length === 0),
    ranBadly,
  )
  for (const prepared of all)
    for (const program of prepared.programs)
      prepared.problems.push(...(classChecks[program.check].compare?.(program, prepared) ?? []))
  return all
}
