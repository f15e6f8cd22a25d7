import { beforeAll, describe, expect, it } from 'vitest'
import type { Chunk } from '../../mcp/retrieval/chunks'
import { type Retriever, retriever } from '../../mcp/retrieval/rank-chunks'
import { builtDocs, work } from '../support/built-docs'
import { answersIt } from './answers'
import { foundBy } from './found-by'
import { questionSets } from './sets'

/** Steps of one answer; the median is about 15,000. More pages and longer questions take more. */
const MOST_STEPS = 60_000

let chunks: Chunk[] = []
let find: Retriever
/** Without readers' questions. */
let bare: Retriever

beforeAll(async () => {
  ;[chunks, find] = await Promise.all([builtDocs.chunks(), builtDocs.retriever()])
  bare = retriever(chunks)
}, 60_000)

/** A retriever, and the most steps that an answer of it took. */
function counting(ask: Retriever): { ask: Retriever; most: () => number } {
  let most = 0
  return {
    most: () => most,
    ask: (question, wanted) => {
      const before = work.steps
      const found = ask(question, wanted)
      most = Math.max(most, work.steps - before)
      return found
    },
  }
}

describe.each(questionSets())(
  'what an assistant finds in the Markdown of the pages: $name',
  ({ name, count, questions, held }) => {
    it('asks over all areas, each question with an answer that the pages hold', () => {
      expect(questions).toHaveLength(count)
      expect(new Set(questions.map(({ area }) => area)).size).toBe(6)
      const lost = questions.filter(({ answers, also }) =>
        [...answers, ...also].some((place) => !chunks.some((chunk) => answersIt(chunk, [place]))),
      )
      expect(lost.map(({ question }) => question)).toEqual([])
    })

    it('the answer is among the first three chunks, and found in few steps', () => {
      const { ask, most } = counting(find)
      const { asWritten, anyAnswer, missed } = foundBy(ask, questions)
      console.log(
        `retrieval: ${name}: ${asWritten} as written, ${anyAnswer} with any answer, of ${count}; ${most()} steps at most`,
      )
      console.log(missed.map(({ question }) => `  ${question}`).join('\n'))
      expect(asWritten).toBeGreaterThanOrEqual(held.asWritten)
      expect(anyAnswer).toBeGreaterThanOrEqual(held.anyAnswer)
      expect(most()).toBeGreaterThan(0)
      expect(most()).toBeLessThan(MOST_STEPS)
    })

    it("control: without readers' questions and the end of each question, fewer are found", () => {
      const short: Retriever = (question, wanted) => bare(question.split(' ').slice(0, 4).join(' '), wanted)
      expect(foundBy(short, questions).anyAnswer).toBeLessThan(held.anyAnswer)
    })
  },
)

it('control: a question as long as a hundred chunks takes too many steps', () => {
  const { ask, most } = counting(find)
  ask(
    chunks
      .slice(0, 100)
      .map(({ text }) => text)
      .join(' '),
    3,
  )
  expect(most()).toBeGreaterThan(MOST_STEPS)
})
