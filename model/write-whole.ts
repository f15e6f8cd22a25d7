// Files in a build and its caches are complete or missing, even after a power cut: they're first written with
// another name in the same folder, then renamed.
import { randomUUID } from 'node:crypto'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'

type Content = string | Buffer

/** Extension of a file that's still being written. */
export const UNFINISHED = '.unfinished'

const unfinished = (file: string) => `${file}.${randomUUID()}${UNFINISHED}`

/**
 * Node's error doesn't name the file if a disk is full. In: the file and what was thrown. Out: an error that names
 * it.
 */
function explained(file: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException // node:fs throws nothing else
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return error
  return new Error(
    `${file}: found no space left on the disk (${code}); expected to write this file. Fix: free some space, then run the command again.`,
    { cause: error },
  )
}

/**
 * Writes a file that's never visible half written.
 * @throws naming the file if the disk is full; anything written is removed
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

/** The same, for asynchronous code. */
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
