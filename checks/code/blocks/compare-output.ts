import type { Diagnostic } from '../../../model/diagnostic'
import type { CodeFile } from './join-blocks'

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

/** What the scripts of a page printed, by title; a script that failed or can't run here isn't in `printed`. */
export interface Outputs {
  readonly scripts: readonly string[]
  readonly printed: ReadonlyMap<string, string>
}

/** @returns a problem if an output block isn't what the script that its `from` names printed */
export function compareOutput(output: CodeFile, { scripts, printed }: Outputs): Diagnostic[] {
  const from = output.blocks[0]?.meta.from
  if (!from) return [] // its reason was asked for when the fence was read
  const place = { file: output.file, line: output.blocks[0]?.line ?? 1 }
  if (!scripts.includes(from)) {
    const expected =
      scripts.length > 0 ? `one of ${scripts.join(', ')}` : 'a script with check=run on this page'
    const fix = 'use the title of a script with check=run, or add a reason instead'
    return [{ ...place, found: `from="${from}"`, expected, fix }]
  }
  const text = printed.get(from)
  const difference = text === undefined ? undefined : firstDifference(output.code, text)
  if (text === undefined || !difference) return []
  return [
    {
      file: output.file,
      line: place.line + difference.at,
      found: `"${difference.found}"`,
      expected: `"${difference.expected}", as "${from}" prints`,
      fix: `the whole output is:\n${plain(text).replace(/^/gm, '            ')}`,
    },
  ]
}
