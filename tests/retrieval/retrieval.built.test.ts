import { beforeAll, describe, expect, it } from 'vitest'
import { openBuiltDocs } from '../../mcp/built-docs'
import type { Chunk } from '../../mcp/retrieval/chunks'
import { type Retriever, retriever } from '../../mcp/retrieval/rank-chunks'
import { answersIt } from './answers'
import { foundBy } from './found-by'
import { questionSets } from './sets'

let chunks: Chunk[] = []
let find: Retriever
/** Without readers' questions. */
let bare: Retriever

beforeAll(async () => {
  const docs = openBuiltDocs('build')
  ;[chunks, find] = await Promise.all([docs.chunks(), docs.retriever()])
  bare = retriever(chunks)
}, 60_000)

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

    it('the answer is among the first three chunks', () => {
      const { asWritten, anyAnswer, missed } = foundBy(find, questions)
      console.log(`retrieval: ${name}: ${asWritten} as written, ${anyAnswer} with any answer, of ${count}`)
      console.log(missed.map(({ question }) => `  ${question}`).join('\n'))
      expect(asWritten).toBeGreaterThanOrEqual(held.asWritten)
      expect(anyAnswer).toBeGreaterThanOrEqual(held.anyAnswer)
    })

    it("control: without readers' questions and the end of each question, fewer are found", () => {
      const short: Retriever = (question, wanted) => bare(question.split(' ').slice(0, 4).join(' '), wanted)
      expect(foundBy(short, questions).anyAnswer).toBeLessThan(held.anyAnswer)
    })
  },
)
