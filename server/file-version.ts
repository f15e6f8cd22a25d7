import { realpathSync, statSync } from 'node:fs'
import path from 'node:path'

/** Detects whether a file is unchanged, without reading it. */
export interface Version {
  readonly size: number
  readonly mtimeMs: number
  readonly ino: number
}

/**
 * Errors that mean there's no such file. All others, such as running out of descriptors, say nothing about the
 * file.
 */
const ABSENT: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'])

/** Files whose location is remembered; with a link inside a folder, each file has any number of paths. */
const MAX_PLACES = 20_000

/** Whether an error means that a file doesn't exist. */
export function isAbsent(error: unknown): boolean {
  return error instanceof Error && ABSENT.has((error as NodeJS.ErrnoException).code)
}

/** Whether an error comes from the system, such as EMFILE, and may be temporary. */
export function isOfSystem(error: unknown): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).syscall !== undefined
}

/** The version of a file; undefined if it doesn't exist. @throws the system's error for any other reason */
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

/** Tests whether a file is inside a folder after following all links. In: the folder, which can be a link itself. */
export function resolveInside(root: string): (absolute: string, version: Version) => boolean {
  const known = new Map<string, Version>()
  return (absolute, version) => {
    const before = known.get(absolute)
    if (before && isSame(before, version)) return true
    const isInside = realpathSync.native(absolute).startsWith(realpathSync.native(root) + path.sep)
    if (known.size >= MAX_PLACES) known.clear()
    if (isInside) known.set(absolute, version)
    return isInside
  }
}
