import type { Diagnostic } from '../../model/diagnostic'
import { isInstalled } from './packages'
import { ofClass, type PreparedPage } from './prepared-page'
import type { Program } from './programs'

const plain = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()

export function firstDifference(
  shown: string,
  printed: string,
): { at: number; found: string; expected: string } | undefined {
  const [left, right] = [plain(shown).split('\n'), plain(printed).split('\n')]
  const at = left.findIndex((line, index) => line !== right[index])
  if (at >= 0) return { at, found: left[at] ?? '', expected: right[at] ?? 'nothing more' }
  if (right.length === left.length) return undefined
  return { at: left.length - 1, found: 'the end of the output', expected: right[left.length] ?? '' }
}

function findProblem(output: Program, prepared: PreparedPage): Diagnostic | undefined {
  const from = output.blocks[0]?.meta.from
  if (!from) return undefined // its reason was asked for when the fence was read
  const place = { file: output.file, line: output.blocks[0]?.line ?? 1 }
  const titles = ofClass(prepared, 'run').map(({ title }) => title)
  if (!titles.includes(from)) {
    const expected =
      titles.length > 0 ? `one of ${titles.join(', ')}` : 'a script with check=run on this page'
    return {
      ...place,
      found: `from="${from}"`,
      expected,
      fix: 'use the title of a script with check=run, or add a reason instead',
    }
  }
  const printed = prepared.outputs.get(from)
  if (printed === undefined) return undefined // the run failed, which was said, or needs heavy dependencies
  const difference = firstDifference(output.code, printed)
  if (!difference) return undefined
  return {
    file: output.file,
    line: place.line + difference.at,
    found: `"${difference.found}"`,
    expected: `"${difference.expected}", as "${from}" prints`,
    fix: `the whole output is:\n${plain(printed).replace(/^/gm, '            ')}`,
  }
}

/** @returns a problem if an output block isn't what its program printed */
export const checkOutput = (output: Program, prepared: PreparedPage): Diagnostic[] =>
  isInstalled(prepared.folder.base) ? [findProblem(output, prepared) ?? []].flat() : []
