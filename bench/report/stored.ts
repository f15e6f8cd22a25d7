import { type Result, readResult } from '../results'

/** A figure of a stored result by its path, such as "bytes.html" or "load"; undefined if it wasn't measured. */
export type Figure = (id: string, path: string) => number | undefined

/** Reads figures from results; reads each file once. */
export function storedFigures(read: (id: string) => Result | undefined = readResult): Figure {
  const results = new Map<string, Result | undefined>()
  return (id, path) => {
    if (!results.has(id)) results.set(id, read(id))
    const result = results.get(id)
    let value: unknown = { load: result?.load, ...result?.figures }
    for (const name of path.split('.')) {
      if (typeof value !== 'object' || value === null) return undefined
      value = (value as Record<string, unknown>)[name] // an object from a parsed JSON file
    }
    return typeof value === 'number' ? value : undefined
  }
}
