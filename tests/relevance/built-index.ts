import { readBuiltRecords } from '../../postbuild/steps/search-index'
import { indexFiles, type IndexFiles } from '../../src/search/index/index-files'
import type { SearchRecord } from '../../src/search/index/search-record'

interface BuiltIndex {
  readonly records: readonly SearchRecord[]
  readonly files: IndexFiles
}

let known: Promise<BuiltIndex> | undefined

async function makeIndex(): Promise<BuiltIndex> {
  const records = await readBuiltRecords('build')
  return { records, files: indexFiles(records) }
}

/** The records of build/ and their index. Making them takes seconds, so the tests of one process share them. */
export const readBuiltIndex = (): Promise<BuiltIndex> => (known ??= makeIndex())
