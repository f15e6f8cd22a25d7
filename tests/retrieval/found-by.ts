import type { Retriever } from '../../mcp/retrieval/rank-chunks'
import { answersIt } from './answers'
import type { AnswerPlace, Question } from './question-set'

/** Chunks of a result that count. */
const FIRST = 3

/** How many questions a retriever answers among its first chunks, and those that it misses. */
export function foundBy(ask: Retriever, questions: readonly Question[]) {
  const found = questions.map((one) => {
    const first = ask(one.question, FIRST)
    const holds = (places: readonly AnswerPlace[]) => first.some((chunk) => answersIt(chunk, places))
    return { one, asWritten: holds(one.answers), anyAnswer: holds([...one.answers, ...one.also]) }
  })
  return {
    asWritten: found.filter(({ asWritten }) => asWritten).length,
    anyAnswer: found.filter(({ anyAnswer }) => anyAnswer).length,
    missed: found.filter(({ anyAnswer }) => !anyAnswer).map(({ one }) => one),
  }
}
