import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { openBuiltDocs } from '../../mcp/built-docs'
import { type Chunk, chunksOf } from './chunks'
import { parseQuestions } from './question-set'
import { answersIt, retriever } from './rank-chunks'

const FILE = 'tests/retrieval/questions.tsv'
const FIRST = 3
/**
 * Shares of questions whose answer is among the first three sections. The aim is 0.95; what is held here is what was
 * reached (decisions/0006-retrieval.md), so that a page that gets harder to find is seen.
 */
const HELD = { asWritten: 0.75, allAnswers: 0.85 }

const questions = parseQuestions(readFileSync(FILE, 'utf8'), FILE)
let chunks: Chunk[] = []

beforeAll(async () => {
  const docs = openBuiltDocs('build')
  const routes = [...docs.routes].sort()
  chunks = (
    await Promise.all(routes.map(async (route) => chunksOf(route, await docs.markdown(route))))
  ).flat()
}, 60_000)

describe('what an assistant finds in the Markdown of the pages', () => {
  it('asks 80 questions over all areas, each with an answer that the pages hold', () => {
    expect(questions).toHaveLength(80)
    expect(new Set(questions.map(({ area }) => area)).size).toBe(6)
    const lost = questions.filter(({ answers, also }) =>
      [...answers, ...also].some((place) => !chunks.some((chunk) => answersIt(chunk, [place]))),
    )
    expect(lost.map(({ question }) => question)).toEqual([])
  })

  it('the answer is among the first three sections', () => {
    const find = retriever(chunks)
    const found = questions.map(({ question, answers, also }) => {
      const first = find(question, FIRST)
      const held = (places: typeof answers) => first.some((chunk) => answersIt(chunk, places))
      return { question, asWritten: held(answers), allAnswers: held([...answers, ...also]) }
    })
    const share = (kind: keyof typeof HELD) => found.filter((one) => one[kind]).length / questions.length
    const shares = { asWritten: share('asWritten'), allAnswers: share('allAnswers') }
    const missed = found.filter(({ allAnswers }) => !allAnswers).map(({ question }) => `  ${question}`)
    console.log(`retrieval: ${JSON.stringify(shares)} of ${questions.length}\n${missed.join('\n')}`)
    expect(shares.asWritten).toBeGreaterThanOrEqual(HELD.asWritten)
    expect(shares.allAnswers).toBeGreaterThanOrEqual(HELD.allAnswers)
  }, 60_000)

  it('control: sections without their text answer few questions', () => {
    const find = retriever(chunks.map((chunk) => ({ ...chunk, text: chunk.path.at(-1) ?? '', about: '' })))
    const held = questions.filter(({ question, answers }) =>
      find(question, FIRST).some((chunk) => answersIt(chunk, answers)),
    )
    expect(held.length / questions.length).toBeLessThan(HELD.asWritten)
  }, 60_000)
})
