import type { Answer, Question, Result } from './question'

/** Compares a node's results with the registry. A failed call is a difference. Pure. */
export function compare(question: Question, answer: Answer): Result {
  if (!answer.ok) return { question, found: answer.why, same: false }
  const found = question.read(answer.values)
  const same = found === question.expected
  const [implementation] = answer.values
  const isProxy = question.topic === 'implementation' && same && typeof implementation === 'string'
  return { question, found, same, ...(isProxy ? { implementation } : {}) }
}
