import { MANIFEST } from '../engine/index-format'
import type { ReadFile } from '../engine/load-index'
import { readIndexFile } from './read-index-file'

let manifest: Promise<string> | undefined

/**
 * Requests the index's first file before the reader types. If that fails, the first query tries again and reports
 * it.
 */
export function fetchAhead(): void {
  manifest ??= readIndexFile(MANIFEST)
  manifest.catch(() => (manifest = undefined))
}

/** Reads a file of the index. The first one may already be loading; that response is used once. */
export const readAhead: ReadFile = (path, signal) => {
  if (path !== MANIFEST || !manifest) return readIndexFile(path, signal)
  const found = manifest
  manifest = undefined
  return found
}
