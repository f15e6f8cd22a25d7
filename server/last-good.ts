import { readFile } from 'node:fs/promises'
import { isOfSystem, isSame, type Version, getVersion } from './file-version'

interface Reading<T> {
  readonly version: Version
  readonly value: Promise<T>
}

/**
 * Reads a file when it changes, and keeps its last valid value. A file that can't be parsed is reported once, and
 * the previous value stays in use.
 * In: its path, a parser, and the value for a site without it.
 * Out: a function that returns the value; rejects if the system can't read the file and it was never read before.
 */
export function lastGood<T>(absolute: string, parse: (text: string) => T, fallback: T): () => Promise<T> {
  let reading: Reading<T> | undefined
  let good: { readonly value: T } | undefined
  async function read(): Promise<T> {
    try {
      good = { value: parse(await readFile(absolute, 'utf8')) }
      return good.value
    } catch (error) {
      if (isOfSystem(error)) {
        reading = undefined // the next call tries again
        if (!good) throw error
      } else console.error(`${absolute}: couldn't be read; continuing with the last good version:`, error)
      return good ? good.value : fallback
    }
  }
  return async () => {
    const version = getVersion(absolute)
    if (!version) return fallback
    if (!reading || !isSame(reading.version, version)) reading = { version, value: read() }
    return reading.value
  }
}
