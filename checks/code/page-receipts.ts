import type { Diagnostic } from '../../model/diagnostic'
import type { ShellFacts } from './check-shell'
import { isInstalled } from './packages'
import { ofClass, type PreparedPage } from './prepared-page'
import type { Program } from './programs'
import { blockHash, type Receipt } from '../../model/code-block/receipts'
import { sha256 } from '../../model/sha256'
import { toolsUsed } from './tools-used'

const scope =
  'A local anvil chain behind a shim that emulates CIP-64. It verifies the program, not the protocol.'

/** Blocks of which nothing was proved have no receipt. */
const isProved = ({ check, blocks }: Program) =>
  check !== 'illustrative' && !(check === 'output' && !blocks[0]?.meta.from)

function makeReceipt(program: Program, prepared: PreparedPage, facts: ShellFacts): Omit<Receipt, 'on'> {
  const from = program.check === 'output' ? program.blocks[0]?.meta.from : undefined
  const source = ofClass(prepared, 'run').find(({ title }) => title === from) ?? program
  const tools = toolsUsed(source, prepared.folder, facts)
  const output = program.check === 'run' ? prepared.outputs.get(program.title) : undefined
  return {
    title: program.title,
    class: program.check,
    language: program.lang,
    sha256: sha256(program.check, program.lang, program.code, tools),
    blocks: program.blocks.map(({ code }) => blockHash(code, program.check)),
    with: tools,
    ...(output === undefined ? {} : { output }),
    ...(program.check === 'run' ? { scope } : {}),
  }
}

const needsLibraries = ({ check }: Program) => check === 'run' || check === 'typecheck' || check === 'output'

/**
 * @param prepared a page that went through checkPages
 * @param existing receipts the page had: an unchanged hash keeps its day, and tier B its result where it is not installed
 * @param today YYYY-MM-DD
 */
export function makeReceipts(
  prepared: PreparedPage,
  { existing, facts, today }: { existing: readonly Receipt[]; facts: ShellFacts; today: string },
): { receipts: Receipt[]; problems: Diagnostic[] } {
  const problems: Diagnostic[] = []
  const here = isInstalled(prepared.folder.base)
  const receipts = prepared.programs.filter(isProved).flatMap((program) => {
    const made = makeReceipt(program, prepared, facts)
    const held = existing.find(({ title, sha256: hash }) => title === made.title && hash === made.sha256)
    if (here || !needsLibraries(program)) return [{ ...made, on: held?.on ?? today }]
    if (held) return [held]
    problems.push({
      file: program.file,
      line: (program.blocks[0]?.line ?? 1) - 1,
      found: `"${program.title}", which needs tier B and has no receipt for this code`,
      expected: 'a receipt written where tier B is installed',
      fix: `run npm ci --prefix checks/code/heavy-dependencies --ignore-scripts, then npm run check:code -- --heavy-dependencies ${program.file}`,
    })
    return []
  })
  return { receipts, problems }
}
