import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../../postbuild/built-files'
import { STAMP_FILE } from '../source-stamp'

/** Hashes of a build's files by name, without the stamp that shows whether the build is up to date. */
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

/** Files that differ between two builds, or are in only one of them. */
export function differences(one: ReadonlyMap<string, string>, two: ReadonlyMap<string, string>): string[] {
  const files = [...new Set([...one.keys(), ...two.keys()])].sort()
  return files
    .filter((file) => one.get(file) !== two.get(file))
    .map((file) => {
      const where = one.has(file) && two.has(file) ? 'other bytes in' : 'a file in only one of'
      return `${file}: found ${where} two builds of the same sources; expected none. Fix: check whether the code that writes it uses the time, random names or the order of files.`
    })
}
