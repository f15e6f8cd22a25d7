import { existsSync, renameSync, rmSync } from 'node:fs'

/**
 * Puts a finished folder in the place of another one, so that a server in between has the old files or the new ones and
 * never a mixture.
 * @param next the finished folder, beside the other one; it's gone afterwards
 * @param place where it goes, such as `build`
 * @throws when it can't be put there; the old one is there again then
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
