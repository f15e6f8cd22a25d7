// `npm run check:answers`: asks the built site every question and query in the answer key, prints the share that each set
// gets right, and lists the misses by file and line. Fails if a set is below its floor.
import { existsSync, readFileSync } from 'node:fs'
import { openBuiltDocs } from '../mcp/built-docs'
import { readBuiltRecords } from '../postbuild/steps/search-index'
import { indexFiles } from '../src/search/index/index-files'
import { ownEngine } from '../src/search/relevance/engines'
import { parseQueries, QUERIES_FILE, QUERY_SETS } from '../src/search/relevance/query-set'
import { type Find, scoreQueries } from '../src/search/relevance/score-queries'
import { FLOORS } from '../tests/relevance/floors'
import { foundBy } from '../tests/retrieval/found-by'
import { questionSets } from '../tests/retrieval/sets'
import { belowFloors, formatMisses } from './answer-key/report'

const BUILD = 'build'
const percent = (share: number) => `${(100 * share).toFixed(1)}%`

/** Prints each set of queries. Out: messages about figures below their floor. */
async function reportQueries(find: Find): Promise<string[]> {
  const all = parseQueries(readFileSync(QUERIES_FILE, 'utf8'))
  const below: string[] = []
  for (const set of QUERY_SETS) {
    const queries = all.filter((query) => query.set === set)
    const score = await scoreQueries(queries, find)
    const missed = score.misses.map(({ query, found }) => ({
      line: all.findIndex((one) => one.set === set && one.query === query) + 2,
      text: `${query} → ${found.join(' ') || 'nothing'}`,
    }))
    console.log(
      `search: ${set}: ${queries.length} queries, first ${percent(score.successAt1)}, in three ${percent(score.successAt3)}`,
    )
    console.log(formatMisses(QUERIES_FILE, missed))
    const { successAt1, successAt3, meanReciprocalRank } = score
    const floor = set === 'tune' ? {} : FLOORS[set]
    below.push(...belowFloors(`search: ${set}`, { successAt1, successAt3, meanReciprocalRank }, floor))
  }
  return below
}

/** Prints each set of questions. Out: messages about figures below their floor. */
async function reportQuestions(): Promise<string[]> {
  const find = await openBuiltDocs(BUILD).retriever()
  return questionSets().flatMap(({ name, file, questions, held }) => {
    const { asWritten, anyAnswer, missed } = foundBy(find, questions)
    console.log(
      `retrieval: ${name}: ${questions.length} questions, in three chunks ${percent(anyAnswer / questions.length)}, as written ${percent(asWritten / questions.length)}`,
    )
    const lines = missed.map((one) => ({ line: questions.indexOf(one) + 2, text: one.question }))
    console.log(formatMisses(file, lines))
    return belowFloors(`retrieval: ${name}`, { asWritten, anyAnswer }, held)
  })
}

async function main() {
  if (!existsSync(`${BUILD}/llms.txt`))
    throw new Error(`${BUILD}/llms.txt: found nothing, expected a built site. Fix: npm run build.`)
  const find = ownEngine(indexFiles(await readBuiltRecords(BUILD)))
  const below = [...(await reportQueries(find)), ...(await reportQuestions())]
  if (below.length > 0) throw new Error(below.join('\n'))
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
