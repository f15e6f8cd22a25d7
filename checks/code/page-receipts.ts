import type { Diagnostic } from '../../model/diagnostic'
import type { ShellFacts } from './check-shell'
import { isInstalled } from './packages'
import { classChecks } from './check-classes'
import type { PreparedPage } from './prepared-page'
import type { Receipt } from '../../model/code-block/receipts'
import { makeReceipt } from './blocks/make-receipt'

/**
 * @param prepared a page that went through checkPages
 * @param existing receipts the page had: an unchanged hash keeps its day, and one that needs heavy dependencies its result where they are not installed
 * @param today YYYY-MM-DD
 */
export function makeReceipts(
  prepared: PreparedPage,
  { existing, facts, today }: { existing: readonly Receipt[]; facts: ShellFacts; today: string },
): { receipts: Receipt[]; problems: Diagnostic[] } {
  const problems: Diagnostic[] = []
  const here = isInstalled(prepared.folder.base)
  const receipts = prepared.programs.flatMap((program) => {
    const proof = classChecks[program.check].prove(program, prepared, facts)
    if (!proof) return []
    const made = makeReceipt(program, proof)
    const held = existing.find(({ title, sha256: hash }) => title === made.title && hash === made.sha256)
    if (here || !classChecks[program.check].needsLibraries) return [{ ...made, on: held?.on ?? today }]
    if (held) return [held]
    problems.push({
      file: program.file,
      line: (program.blocks[0]?.line ?? 1) - 1,
      found: `"${program.title}", which needs heavy dependencies and has no receipt for this code`,
      expected: 'a receipt written where they are installed',
      fix: `run npm ci --prefix checks/code/heavy-dependencies --ignore-scripts, then npm run check:code -- --heavy-dependencies ${program.file}`,
    })
    return []
  })
  return { receipts, problems }
}
