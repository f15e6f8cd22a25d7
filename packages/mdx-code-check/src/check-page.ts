import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type CodeFile as JoinedFile, joinBlocks, pageLine } from '../../../checks/code/blocks/join-blocks'
import { makeReceipt } from '../../../checks/code/blocks/make-receipt'
import { type Fill, readBlocks } from '../../../checks/code/blocks/read-blocks'
import { makeFenceReader } from '../../../model/code-block/fence-reader'
import type { Receipt } from '../../../model/code-block/receipts'
import type { CheckClass, CheckedPage, CheckOptions, CheckResult, Problem } from './types'
import { getPageFolder, getPath, writePageFolder } from './page-folder'
import { fromBlocks } from './to-blocks'

export type Classes = Readonly<Record<string, CheckClass>>

export interface Setup extends CheckOptions {
  readonly root: string
  readonly classes: Classes
}

export interface PageOutcome {
  readonly file: string
  readonly checks: readonly string[]
  readonly problems: readonly Problem[]
  readonly proved: readonly Omit<Receipt<string>, 'on'>[]
}

const makeFill =
  (fill: (code: string) => string): Fill =>
  (code) => {
    try {
      return { code: fill(code), problems: [] }
    } catch (error) {
      const found = `a placeholder: ${error instanceof Error ? error.message : String(error)}`
      return {
        code,
        problems: [{ lineOffset: 0, found, expected: 'one that can be filled', fix: 'correct it' }],
      }
    }
  }

const listRules = (classes: Classes) =>
  Object.fromEntries(
    Object.entries(classes).map(([name, rules]) => [name, { ...rules, keys: rules.keys ?? [] }]),
  )

function prove(file: JoinedFile, { problems = [], with: used, printed }: CheckResult) {
  if (problems.length > 0 || !used) return []
  return [makeReceipt(file, { with: { ...used }, ...(printed === undefined ? {} : { output: printed }) })]
}

/** Checks the blocks of one page. */
export async function checkPage(file: string, { root, classes, fill }: Setup): Promise<PageOutcome> {
  const source = readFileSync(path.join(root, file), 'utf8')
  const reader = makeFenceReader(listRules(classes))
  const read = readBlocks(source, { file, reader, ...(fill && { fill: makeFill(fill) }) })
  const { files, problems } = joinBlocks(read.blocks, (check) => classes[check]!.joined === true)
  const folder = getPageFolder(root, file)
  const written = files.filter(({ check }) => classes[check]!.inFolder)
  if (written.length > 0) writePageFolder(folder, written)
  const printed = new Map<string, string>()
  const names = [...new Set(files.map(({ check }) => check))]
  const page: CheckedPage = {
    file,
    printed,
    titles: Object.fromEntries(
      names.map((name) => [name, files.filter(({ check }) => check === name).map(({ title }) => title)]),
    ),
  }
  const found: Problem[] = [...read.problems, ...problems]
  const proved: Omit<Receipt<string>, 'on'>[] = []
  const isLast = ({ check }: JoinedFile) => classes[check]!.last === true
  for (const one of [...files.filter((each) => !isLast(each)), ...files.filter(isLast)]) {
    const given = fromBlocks(one, { path: getPath(folder, one), pageLine: (line) => pageLine(one, line) })
    const result = await classes[one.check]!.check(given, page)
    found.push(...(result.problems ?? []))
    if (result.printed !== undefined) printed.set(one.title, result.printed)
    proved.push(...prove(one, result))
  }
  return { file, checks: read.blocks.map(({ check }) => check), problems: found, proved }
}
