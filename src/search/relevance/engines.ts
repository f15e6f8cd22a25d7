import MiniSearch from 'minisearch'
import type { IndexFiles } from '../index/index-files'
import type { SearchRecord } from '../index/search-record'
import { INDEX_FOLDER } from '../engine/index-format'
import { indexOpener } from '../engine/load-index'
import { pageLayout, segmentIndex } from '../engine/page-layout'
import { rank } from '../engine/rank'
import type { Find } from './score-queries'

/** Number of pages in a response that count. */
const PAGES_LOOKED_AT = 20

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
    const { files: starts } = pageLayout(index.manifest.pages)
    const best = new Map<number, number>()
    for (const { page, record } of ranked) if (!best.has(page)) best.set(page, record)
    const records = [...best.values()].slice(0, PAGES_LOOKED_AT)
    return Promise.all(
      records.map(async (record) => (await index.records(segmentIndex(starts, record))).route),
    )
  }
}

/** MiniSearch as in its documentation: prefixes, typos at 0.2, titles doubled. */
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
