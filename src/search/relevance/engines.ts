import MiniSearch from 'minisearch'
import type { IndexFiles } from '../build/index-files'
import type { SearchRecord } from '../build/search-record'
import { INDEX_FOLDER } from '../engine/index-format'
import { indexOpener } from '../engine/load-index'
import { pageStarts, rank } from '../engine/rank'
import type { Find } from './score-queries'

const distinct = (routes: readonly string[]) => [...new Set(routes)]

/** This site's engine, on files in memory. */
export function ownEngine(files: IndexFiles): Find {
  const open = indexOpener(async (path) => {
    const text = files.get(path.slice(INDEX_FOLDER.length + 1))
    if (text === undefined) throw new Error(`${path}: found no such file in the index.`)
    return text
  })
  return async (query) => {
    const index = await open()
    const ranked = await rank(index, query)
    const pages = [...new Set(ranked.map(({ page }) => page))].slice(0, 20)
    const count = pageStarts(index.manifest.pages).length - 1
    return Promise.all(
      pages.filter((page) => page < count).map(async (page) => (await index.page(page)).route),
    )
  }
}

/** MiniSearch as its documentation shows it: prefixes, typing errors at 0.2, titles doubled. */
export function plainMiniSearch(records: readonly SearchRecord[]): Find {
  const index = new MiniSearch<{ id: number; title: string; text: string }>({ fields: ['title', 'text'] })
  index.addAll(
    records.map(({ path, content, names }, id) => ({
      id,
      title: path.join(' '),
      text: `${content} ${names.join(' ')}`,
    })),
  )
  const options = { boost: { title: 2 }, prefix: true, fuzzy: 0.2 }
  return async (query) => distinct(index.search(query, options).map(({ id }) => records[id as number]!.route))
}
