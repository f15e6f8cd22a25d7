import { brotliCompressSync } from 'node:zlib'
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

/**
 * Measures what a reader's first query fetches from an index.
 * Out: a function from a query to bytes: the total compressed size of all index files that its response needs,
 * including the manifest, with nothing cached. The same files give the same number on every machine.
 */
export function answerBytes(files: IndexFiles): (query: string) => Promise<number> {
  const sizes = new Map<string, number>()
  const getSize = (name: string, text: string) => {
    const size = sizes.get(name) ?? brotliCompressSync(text).length
    sizes.set(name, size)
    return size
  }
  return async (query) => {
    let bytes = 0
    const open = indexOpener(async (path) => {
      const name = path.slice(INDEX_FOLDER.length + 1)
      const text = files.get(name)
      if (text === undefined) throw new Error(`${path}: found no such file in the index.`)
      bytes += getSize(name, text)
      return text
    })
    await search(await open(), { ...ASKED, query })
    return bytes
  }
}
