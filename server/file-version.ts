import { realpathSync, statSync } from 'node:fs'
import path from 'node:path'

/** Tells whether a file is still the same, without reading it. */
export interface Version {
  readonly size: number
  readonly mtimeMs: number
  readonly ino: number
}

/** Errors that say that there's no such file. All others, as of a system out of descriptors, say nothing about the file. */
const ABSENT: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'])

/** Files whose place is remembered; a link inside a folder gives each file any number of paths. */
const MOST_PLACES = 20_000

/** Whether an error says that a file isn't there. */
export function isAbsent(error: unknown): boolean {
  return error instanceof Error && ABSENT.has((error as NodeJS.ErrnoException).code)
}

/** Whether an error comes from the system, such as EMFILE, and may be over in a moment. */
export function isOfSystem(error: unknown): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).syscall !== undefined
}

/** The version of a file; undefined when there's none. @throws the system's error for any other reason */
export function getVersion(absolute: string): Version | undefined {
  try {
    const stats = statSync(absolute, { throwIfNoEntry: false })
    return stats?.isFile() ? { size: stats.size, mtimeMs: stats.mtimeMs, ino: stats.ino } : undefined
  } catch (error) {
    if (isAbsent(error)) return undefined
    throw error
  }
}

export function isSame(one: Version, other: Version): boolean {
  return one.mtimeMs === other.mtimeMs && one.size === other.size && one.ino === other.ino
}

/** A test whether a file lies in a folder when all links are followed. In: the folder, which may be a link itself. */
export function resolveInside(root: string): (absolute: string, version: Version) => boolean {
  const known = new Map<string, Version>()
  return (absolute, version) => {
    const before = known.get(absolute)
    if (before && isSame(before, version)) return true
    const isInside = realpathSync.native(absolute).startsWith(realpathSync.native(root) + path.sep)
    if (known.size >= MOST_PLACES) known.clear()
    if (isInside) known.set(absolute, version)
    return isInside
  }
}
