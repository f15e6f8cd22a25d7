// Files of a build and of its caches are complete or absent, even after a power cut: they're written under another name
// first, in the same folder, and renamed.
import { randomUUID } from 'node:crypto'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'

type Content = string | Buffer

/** Ending of a file that is still being written. */
export const UNFINISHED = '.unfinished'

const unfinished = (file: string) => `${file}.${randomUUID()}${UNFINISHED}`

/** Node names no file when a disk is full. In: the file and what was thrown. Out: an error that does name it. */
function explained(file: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException // node:fs throws nothing else
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return error
  return new Error(
    `${file}: found no space left on the disk (${code}); expected to write this file. Fix: free some space, then run the command again.`,
    { cause: error },
  )
}

/**
 * Writes a file that nobody can see half written.
 * @throws naming the file when the disk is full; what was written of it is removed
 */
export async function writeWhole(file: string, content: Content): Promise<void> {
  const place = unfinished(file)
  try {
    await writeFile(place, content)
    await rename(place, file)
  } catch (error) {
    await rm(place, { force: true })
    throw explained(file, error)
  }
}

/** The same, for programs that don't wait. */
export function writeWholeSync(file: string, content: Content): void {
  const place = unfinished(file)
  try {
    writeFileSync(place, content)
    renameSync(place, file)
  } catch (error) {
    rmSync(place, { force: true })
    throw explained(file, error)
  }
}
