import type { CodeFile as JoinedFile } from '../../../checks/code/blocks/join-blocks'
import type { CodeFile } from './types'

const joined = new WeakMap<CodeFile, JoinedFile>()

/** Keeps the blocks that a file was joined from, so that the checks find lines. */
export function fromBlocks(file: JoinedFile, rest: Pick<CodeFile, 'path' | 'pageLine'>): CodeFile {
  const { file: page, title, check, lang, code, blocks } = file
  const made = { file: page, title, check, lang, code, meta: blocks[0]?.meta ?? {}, ...rest }
  joined.set(made, file)
  return made
}

/** The blocks of a file that fromBlocks made. */
export function toBlocks(file: CodeFile): JoinedFile {
  const known = joined.get(file)
  if (known) return known
  throw new Error(
    `"${file.title}": found a copy of a file, expected the one that the check got. Fix: pass it on.`,
  )
}
