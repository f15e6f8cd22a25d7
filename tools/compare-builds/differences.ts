import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../../postbuild/built-files'
import { STAMP_FILE } from '../source-stamp'

/** A digest of each file of a build, by its name. The stamp that tells when to build again is no part of it. */
export function digests(folder: string): Map<string, string> {
  const files = listFiles(folder).filter((file) => file !== STAMP_FILE)
  return new Map(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(folder, file)))
        .digest('hex'),
    ]),
  )
}

/** Files that differ between two builds, or are in one of them only. */
export function differences(one: ReadonlyMap<string, string>, two: ReadonlyMap<string, string>): string[] {
  const files = [...new Set([...one.keys(), ...two.keys()])].sort()
  return files
    .filter((file) => one.get(file) !== two.get(file))
    .map((file) => {
      const where = one.has(file) && two.has(file) ? 'other bytes in' : 'a file in only one of'
      return `${file}: found ${where} two builds of the same sources; expected none. Fix: look for a time, a random name or an order of files in what writes it.`
    })
}
