import { describe, expect, it } from 'vitest'
import { fence, findings } from '../page-fixture'
import { readingEase, sentenceAverage, wordCount, pageSize } from './readability'
import { bannedWord, longSentence } from './wording'

const sentence = (words: number) => `${Array<string>(words).fill('cat').join(' ')}.`
const prose = (sentences: number, words: number) => Array<string>(sentences).fill(sentence(words)).join(' ')
const HARD = 'Institutional interoperability necessitates considerable organizational standardization.'

describe('banned words', () => {
  it.each([
    'Simply',
    'just',
    'easy',
    'easily',
    'powerful',
    'seamless',
    'recently',
    'Coming soon',
    'click here',
  ])('"%s" is an error', (word) =>
    expect(findings(bannedWord, `It is ${word} done.`)).toMatchObject([
      { field: 'banned-word', severity: 'error' },
    ]),
  )
  it.each(['utilize', 'leveraging', 'upcoming'])('"%s" is a warning', (word) =>
    expect(findings(bannedWord, `We ${word} it.`)).toMatchObject([{ severity: 'warning' }]),
  )
  it('fail in headings, tables, callout titles and descriptions', () => {
    const body = '## Just pay\n\n| A |\n|---|\n| easy |\n\n:::note[Simply wait]\nText.\n:::'
    expect(findings(bannedWord, body)).toHaveLength(3)
    const description =
      'An easy way to send a payment on Celo whose network fee is paid in the token you hold'
    expect(findings(bannedWord, 'Text.', { description })).toMatchObject([{ line: 3 }])
  })
  it.each([
    '`just test`',
    fence('sh check=shell', 'just build'),
    'A just-in-time build.',
    'It is unjustly so.',
  ])('pass: %s', (body) => expect(findings(bannedWord, body)).toEqual([]))
})

describe('sentences', () => {
  it('over 25 words fail, 25 pass', () => {
    expect(findings(longSentence, sentence(26))).toMatchObject([
      { field: 'sentence-length', severity: 'error' },
    ])
    expect(findings(longSentence, sentence(25))).toEqual([])
  })
  it.each([
    [14, []],
    [15, ['warning']],
    [17, ['error']],
  ])('of %i words on average give %j', (words, severities) =>
    expect(findings(sentenceAverage, prose(3, words)).map((problem) => problem.severity)).toEqual(severities),
  )
})

describe('reading ease', () => {
  it('fails far under the target and passes above it', () => {
    expect(findings(readingEase, HARD)).toMatchObject([{ field: 'reading-ease', severity: 'error' }])
    expect(findings(readingEase, 'The cat sat on the mat.')).toEqual([])
  })
  it('asks more of pages for users and of tutorials', () => {
    const middling =
      'The network publishes the transaction. A node validates the signature and the account balance.'
    expect(findings(readingEase, middling)).toEqual([])
    expect(findings(readingEase, middling, { audience: ['user'] })).toMatchObject([{ severity: 'warning' }])
    expect(findings(readingEase, middling, { type: 'tutorial' })).toMatchObject([{ severity: 'warning' }])
  })
})

describe('word counts', () => {
  it.each([
    ['concept', 320, ['error']],
    ['concept', 380, ['warning']],
    ['concept', 400, []],
    ['concept', 900, []],
    ['concept', 1000, ['warning']],
    ['concept', 1100, ['error']],
    ['reference', 10, []],
    ['index', 300, ['error']],
  ])('a %s of %i words gives %j', (type, words, severities) =>
    expect(findings(wordCount, prose(words / 10, 10), { type }).map((problem) => problem.severity)).toEqual(
      severities,
    ),
  )
  it('ask half as much of pages about the past, and nothing of generated ones', () => {
    expect(
      findings(wordCount, prose(20, 10), { type: 'concept', status: 'retired', replacedBy: '/build' }),
    ).toEqual([])
    expect(findings(wordCount, prose(1, 10), { type: 'concept', generated: true })).toEqual([])
  })
  it('limit the characters of a page', () => {
    expect(findings(pageSize, 'x '.repeat(25_000))).toMatchObject([{ field: 'page-size' }])
    expect(findings(pageSize, 'x')).toEqual([])
  })
})
