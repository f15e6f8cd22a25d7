import type { Diagnostic } from '../../model/diagnostic'
import { compareOutput } from './blocks/compare-output'
import { isInstalled } from './packages'
import { ofClass, type PreparedPage } from './prepared-page'
import type { Program } from './programs'

/** @returns a problem if an output block isn't what its program printed */
export function checkOutput(output: Program, prepared: PreparedPage): Diagnostic[] {
  if (!isInstalled(prepared.folder.base)) return []
  const scripts = ofClass(prepared, 'run').map(({ title }) => title)
  return compareOutput(output, { scripts, printed: prepared.outputs })
}
