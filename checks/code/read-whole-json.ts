import { existsSync, readFileSync } from 'node:fs'

/**
 * What a file of a cache holds. JSON that was cut off can't be read, so that what it remembers is checked again.
 * @returns undefined where there's no such file, or a damaged one
 */
export function readWholeJson(file: string): unknown {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
