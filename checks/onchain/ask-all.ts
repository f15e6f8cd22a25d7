import { compare } from './compare'
import type { Endpoint } from './endpoint'
import type { Answer, Question, Result } from './question'

export interface AskOptions {
  block: bigint
  /** Number of concurrent requests. */
  concurrency: number
  /** Called after each question. */
  onProgress: (done: number, total: number, question: Question) => void
}

/** The same request is sent once, no matter how many questions need it. */
function rememberAnswers(endpoint: Endpoint, block: bigint): (question: Question) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>()
  return ({ ask }) => {
    const key = JSON.stringify(ask)
    const known = answers.get(key) ?? endpoint.ask(ask, block)
    answers.set(key, known)
    return known
  }
}

/**
 * Runs all questions against one block.
 * @returns a result for each question, in order
 * @throws EndpointError if the node stops responding; the remaining questions aren't sent
 */
export async function askAll(
  endpoint: Endpoint,
  questions: readonly Question[],
  { block, concurrency, onProgress }: AskOptions,
): Promise<Result[]> {
  const ask = rememberAnswers(endpoint, block)
  const results: Result[] = []
  let next = 0
  let done = 0
  let hasFailed = false
  const work = async (): Promise<void> => {
    while (next < questions.length && !hasFailed) {
      const at = next++
      const question = questions[at]!
      results[at] = compare(question, await ask(question))
      onProgress(++done, questions.length, question)
    }
  }
  const workers = Array.from({ length: concurrency }, () =>
    work().catch((error: unknown) => {
      hasFailed = true
      throw error
    }),
  )
  await Promise.all(workers)
  return results
}
