// Prints how well the search answers readers' queries, compared with other libraries on the same records.
import { existsSync, readFileSync } from 'node:fs'
import { indexFiles } from '../src/search/index/index-files'
import { ownEngine, plainMiniSearch } from '../src/search/relevance/engines'
import {
  parseQueries,
  QUERIES_FILE,
  QUERY_SETS,
  type RelevanceQuery,
} from '../src/search/relevance/query-set'
import { scoreQueries, type Find } from '../src/search/relevance/score-queries'
import { readBuiltRecords } from '../postbuild/steps/search-index'

const BUILD = 'build'
const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(8)

async function printScores(
  { name, find }: { name: string; find: Find },
  queries: readonly RelevanceQuery[],
  withMisses: boolean,
) {
  const started = performance.now()
  const { successAt1, successAt3, meanReciprocalRank, misses } = await scoreQueries(queries, find)
  const each = ((performance.now() - started) / queries.length).toFixed(1)
  console.log(
    `${name.padEnd(18)} at 1 ${percent(successAt1)}   at 3 ${percent(successAt3)}   MRR ${meanReciprocalRank.toFixed(3)}   ${each} ms per query`,
  )
  // Misses in the measuring set stay hidden, because anyone who sees them would tune for them.
  if (withMisses) for (const { query, found } of misses) console.log(`  ${query}  →  ${found.join('  ')}`)
}

async function main() {
  if (!existsSync(BUILD))
    throw new Error(`${BUILD}: found nothing, expected a built site. Fix: npm run build.`)
  const verbose = process.argv.includes('--misses')
  const records = await readBuiltRecords(BUILD)
  const built = new Set(records.map(({ route }) => route))
  const all = parseQueries(readFileSync(QUERIES_FILE, 'utf8'))
  const answerable = all.filter(({ routes }) => routes.some((route) => built.has(route)))
  const own = ownEngine(indexFiles(records))
  const plain = plainMiniSearch(records)
  console.log(
    `${all.length} queries; ${all.length - answerable.length} skipped because their pages don't exist yet`,
  )
  for (const set of QUERY_SETS) {
    const queries = answerable.filter((query) => query.set === set)
    console.log(`\n${set}: ${queries.length} queries on ${records.length} records`)
    await printScores({ name: 'this site', find: own }, queries, verbose && set === 'tune')
    await printScores({ name: 'plain MiniSearch', find: plain }, queries, false)
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
