import { existsSync, renameSync, rmSync } from 'node:fs'

/**
 * Replaces a folder with a finished one, so a running server has either the old files or the new ones, never a mix.
 * @param next the finished folder, next to the other one; it's gone afterward
 * @param place the folder to replace, such as `build`
 * @throws if it can't be replaced; the old one is then back in its place
 */
export function swapFolders(next: string, place: string): void {
  const old = `${place}.old`
  rmSync(old, { recursive: true, force: true })
  try {
    if (existsSync(place)) renameSync(place, old)
    renameSync(next, place)
  } catch (error) {
    if (existsSync(old)) renameSync(old, place)
    const { code = String(error) } = error as NodeJS.ErrnoException // node:fs throws nothing else
    throw new Error(
      `${place}/: found a folder that can't be replaced (${code}); expected to put ${next}/ there. Fix: stop the processes that use it, then run the command again.`,
      { cause: error },
    )
  }
  rmSync(old, { recursive: true, force: true })
}
