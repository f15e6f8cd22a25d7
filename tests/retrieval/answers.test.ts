import { describe, expect, it } from 'vitest'
import { answersIt, plainWords } from './answers'
import { parseQuestions } from './question-set'

const head = 'question\tanswer\tpages\tarea\talso'

it('plainWords leaves addresses of links out', () =>
  expect(plainWords('See [the **page**](https://x.test/a_(b)), A-1')).toBe('see the page a 1'))

describe('questions', () => {
  const line = 'Who?\tme / I am\t/x /y\tCLI\tit is me @ /z'
  const [question] = parseQuestions(`${head}\n${line}\n`, 'q.tsv')
  it('hold each answer with its pages', () => {
    expect(question!.answers.map(({ words }) => words)).toEqual(['me', 'I am'])
    expect(question!.also).toEqual([{ words: 'it is me', routes: ['/z'] }])
  })
  it('are answered by whole words on the right page', () => {
    const chunk = { route: '/x', text: 'It is ME.' }
    expect(answersIt(chunk, question!.answers)).toBe(true)
    expect(answersIt({ ...chunk, route: '/z' }, question!.answers)).toBe(false)
    expect(answersIt({ ...chunk, text: 'some men' }, question!.answers)).toBe(false)
  })
  it.each(['Who?\tme\tx\tCLI\t', 'Who?\tme\t/x\tCLI', 'Who?\t\t/x\tCLI\t', 'Who?\tme\t/x\tCLI\tno place'])(
    'control: %j is refused by its line',
    (bad) => expect(() => parseQuestions(`${head}\n${line}\n${bad}\n`, 'q.tsv')).toThrow('q.tsv:3: found'),
  )
})
