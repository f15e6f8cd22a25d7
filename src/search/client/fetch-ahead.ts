import { MANIFEST } from '../engine/index-format'
import type { ReadFile } from '../engine/load-index'
import { readIndexFile } from './read-index-file'

let manifest: Promise<string> | undefined

/** Asks for the first file of the index before anyone has typed. When it fails, the first query asks again, and tells. */
export function fetchAhead(): void {
  manifest ??= readIndexFile(MANIFEST)
  manifest.catch(() => (manifest = undefined))
}

/** Reads a file of the index. The first one may be on its way already; it is taken once. */
export const readAhead: ReadFile = (path, signal) => {
  if (path !== MANIFEST || !manifest) return readIndexFile(path, signal)
  const found = manifest
  manifest = undefined
  return found
}
