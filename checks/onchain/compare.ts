import type { Answer, Question, Result } from './question'

/** Compares what a node answered with what the registry says. A call that failed is a difference. Pure. */
export function compare(question: Question, answer: Answer): Result {
  if (!answer.ok) return { question, found: answer.why, same: false }
  const found = question.read(answer.values)
  const same = found === question.expected
  const [implementation] = answer.values
  const isProxy = question.topic === 'implementation' && same && typeof implementation === 'string'
  return { question, found, same, ...(isProxy ? { implementation } : {}) }
}
