import { brotliCompressSync, constants } from 'node:zlib'
import type { IndexFiles } from '../index/index-files'
import { INDEX_FOLDER } from '../engine/index-format'
import { indexOpener } from '../engine/load-index'
import { search } from '../engine/search'
import { HITS, LIMITS } from '../client/dialog-request'

/** The dialog's request. */
const ASKED = {
  page: 0,
  hitsPerPage: HITS,
  snippetWords: 10,
  ellipsis: '…',
  perPage: 2,
  ...LIMITS,
  origin: 'https://docs.celo.org',
}

/** The compressed size of a file of the index. In: its name there, and its text. */
export type SizeOf = (name: string, text: string) => number

const compressed = (quality: number): SizeOf => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  return (_, text) => brotliCompressSync(text, { params }).length
}

/** As the site is served. */
const bestSize = compressed(constants.BROTLI_MAX_QUALITY)
/** Never smaller than at the best quality, and found many times faster. */
export const quickSize = compressed(5)

/** Out: a function from a query to the names of the index files that its response needs, with nothing cached. */
export function answerFiles(files: IndexFiles): (query: string) => Promise<string[]> {
  return async (query) => {
    const names: string[] = []
    const open = indexOpener(async (path) => {
      const name = path.slice(INDEX_FOLDER.length + 1)
      const text = files.get(name)
      if (text === undefined) throw new Error(`${path}: found no such file in the index.`)
      names.push(name)
      return text
    })
    await search(await open(), { ...ASKED, query })
    return names
  }
}

/** The size of several files of an index. Each is compressed once. */
export function sumSizes(files: IndexFiles, sizeOf: SizeOf): (names: readonly string[]) => number {
  const sizes = new Map<string, number>()
  const getSize = (name: string) => {
    const size = sizes.get(name) ?? sizeOf(name, files.get(name)!)
    sizes.set(name, size)
    return size
  }
  return (names) => names.reduce((sum, name) => sum + getSize(name), 0)
}

/**
 * Measures what a reader's first query fetches from an index.
 * Out: a function from a query to bytes: the total compressed size of all index files that its response needs,
 * including the manifest, with nothing cached. The same files give the same number on every machine.
 */
export function answerBytes(files: IndexFiles): (query: string) => Promise<number> {
  const [list, sum] = [answerFiles(files), sumSizes(files, bestSize)]
  return async (query) => sum(await list(query))
}
