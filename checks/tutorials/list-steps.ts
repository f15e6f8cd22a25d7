import { commandStarts } from '../../model/code-block/command-starts'
import type { Block, Page } from '../code/page'

/** Something that the page has a reader do, in the order of the page. */
export type Step =
  | { kind: 'file'; line: number; path: string; code: string; append: boolean }
  /** `block` is the line of its terminal block. */
  | { kind: 'command'; line: number; command: string; block: number }
  | { kind: 'output'; line: number; shown: string; from: string | undefined }
  | { kind: 'fragment'; line: number; title: string }

const FILE_NAME = /^(?:[\w@.()[\]-]+\/)*[\w@.()[\]-]*\.\w+$/

/** @returns whether a title is a file's path within the reader's project */
export const isFileName = (title: string): boolean =>
  FILE_NAME.test(title) && !title.split('/').includes('..')

/** Splits a block into its commands; a continued line, a quotation and a here-document stay whole. */
export function splitCommands(block: Block): Step[] {
  const lines = block.code.split('\n')
  const starts = [...commandStarts(block.code)]
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? lines.length + 1
    const command = lines
      .slice(start - 1, end - 1)
      .join('\n')
      .trim()
    return { kind: 'command', line: block.line + start - 1, command, block: block.line }
  })
}

const isShell = ({ lang }: Block): boolean => lang === 'sh' || lang === 'bash'

/** The steps of a page, top to bottom: files to save, commands to run, outputs to compare. Pure. */
export function listSteps({ blocks }: Page): Step[] {
  const begun = new Set<string>()
  return blocks.flatMap((block): Step[] => {
    const { line, code, title, meta } = block
    if (isShell(block)) return splitCommands(block)
    if (block.check === 'output') return [{ kind: 'output', line, shown: code, from: meta.from }]
    if (!isFileName(title)) return [{ kind: 'fragment', line, title }]
    const append = begun.has(title)
    begun.add(title)
    return [{ kind: 'file', line, path: title, code, append }]
  })
}

/** What a step is called in notes and in the table. */
export function nameStep(step: Step): string {
  if (step.kind === 'command') return step.command
  if (step.kind === 'output') return step.shown.trim().split('\n')[0] ?? ''
  return step.kind === 'file' ? step.path : step.title
}
