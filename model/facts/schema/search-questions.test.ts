import { describe, expect, it } from 'vitest'
import { parseSearchQuestions } from './search-questions'

const places = new Set(['/a', '/a#pay'])
const read = (text: string) => parseSearchQuestions('data/search-questions/a.tsv', text, places)

describe('parseSearchQuestions', () => {
  it('reads a place and a question per line', () => {
    expect(read('/a\tWhat is this page about?\n/a#pay\tHow do I pay for gas in dollars?\n')).toEqual([
      { place: '/a', question: 'What is this page about?' },
      { place: '/a#pay', question: 'How do I pay for gas in dollars?' },
    ])
  })

  it.each([
    ['/b\tWhere did this page go?', 'place: found "/b"; expected a page, or a heading on it'],
    ['/a#gone\tWhere did this section go?', 'place: found "/a#gone"; expected a page, or a heading on it'],
    ['/a Where is the tab here?', 'place: found "/a Where is the tab here?"; expected an address'],
    [
      '/a\tNo question at all here',
      'question: found "No question at all here"; expected a question of 4 to 24 words',
    ],
    ['/a\tWhy?', 'question: found "Why?"; expected a question of 4 to 24 words'],
    [
      '/a\tWhat is this page about?\n/a#pay\tWhat is this page about?',
      ':2 question: found "What is this page about?"; expected each question once',
    ],
  ])('refuses %j', (text, message) => {
    expect(() => read(text)).toThrow(message)
    expect(() => read(text)).toThrow('data/search-questions/a.tsv:')
  })
})
