import { describe, expect, it } from 'vitest'
import { checkPages } from '../check-pages'
import { context, fence, findings, makeSource } from '../page-fixture'
import { parseTerms } from '../terms'
import { openingRepeats } from './opening'
import { networkOnce, unitClash } from './rendered-text'
import { commandResult, errorTable, numberedSteps } from './steps'
import { termUse } from './terms'

const fields = (problems: ReturnType<typeof findings>) =>
  problems.map(({ field, severity }) => [field, severity])

describe('terms', () => {
  it.each([
    ['prose', 'Send the coin.'],
    ['a heading', '## Send a coin'],
    ['a table cell', '| A |\n|---|\n| coins |'],
    ['a callout title', ':::note[Your coins]\nText.\n:::'],
    ['a caption', '<Details summary="Which coin">Text.</Details>'],
  ])('of error level fail in %s', (_place, body) =>
    expect(fields(findings(termUse, body))).toEqual([['term', 'error']]),
  )
  it('fail in titles and descriptions', () => {
    expect(findings(termUse, 'Text.', { title: 'Send a coin' })).toMatchObject([
      { line: 2, expected: 'token; CELO' },
    ])
  })
  it('see inline code as one word, and leave code, quoted output and link targets alone', () => {
    expect(findings(termUse, 'Ask `geth` about it.')).toHaveLength(1)
    expect(
      findings(termUse, `\`coin\` and [a page](/build)\n\n${fence('txt check=output', 'coin')}`),
    ).toEqual([])
  })
  it('may stay with a reason in the front matter', () => {
    const keepTerms = ['coin type: SLIP-44 calls the number that']
    expect(findings(termUse, 'The coin type is 52752.', { keepTerms })).toHaveLength(1)
    expect(
      findings(termUse, 'The coin.', { keepTerms: ['coin: the field in SLIP-44 has this name'] }),
    ).toEqual([])
  })
  it('respect case where the list does, and only warn at review level', () => {
    expect(findings(termUse, 'The Community Fund pays; the community fund pays.')).toHaveLength(1)
    expect(fields(findings(termUse, 'The page says so.'))).toEqual([['term', 'warning']])
  })
  it('of a page that waits for its rewriting are let off', () => {
    const page = { file: 'docs/page.mdx', source: makeSource('Send the coin.') }
    const pending = new Set(['docs/page.mdx'])
    expect(checkPages([page], [], { ...context, pending }).problems).toEqual([])
    expect(checkPages([page], [], context).problems).toMatchObject([{ field: 'term' }])
  })
  it.each([
    ['a\tb\tc\tfatal', 'terms.tsv:2 level: found "fatal"'],
    ['a\t\tc\terror', 'terms.tsv:2: found an empty column'],
    ['(a\tb\tc\terror', 'terms.tsv:2 avoid: found (a'],
  ])('in a row that cannot be read stop the check: %j', (row, message) =>
    expect(() => parseTerms(`head\n${row}`, 'terms.tsv')).toThrow(message),
  )
})

describe('an opening', () => {
  const description = 'Send a payment on Celo whose network fee is paid in the token that you already hold'
  it('that repeats the description fails, one that adds to it passes', () => {
    expect(fields(findings(openingRepeats, `${description}.`, { description }))).toEqual([
      ['opening', 'error'],
    ])
    expect(findings(openingRepeats, 'Wallets choose the currency for you.', { description })).toEqual([])
  })
})

describe('rendered text', () => {
  it.each([
    'A block appears every <Fact of="chains.celo.blockTime" />.',
    'There were up to 110 validators seats.',
    'About 5 % of it.',
  ])('with a clash of number and unit fails: %s', (body) =>
    expect(fields(findings(unitClash, body))).toEqual([['unit', 'error']]),
  )
  it('with a unit that fits passes', () =>
    expect(
      findings(unitClash, 'The block time is <Fact of="chains.celo.blockTime" />, and 110 seats are 5%.'),
    ).toEqual([]))
  it('shows the chain ID of a network once in a paragraph', () => {
    const network = '<Network id="celo" />'
    expect(fields(findings(networkOnce, `On ${network}, not off ${network}.`))).toEqual([
      ['network', 'error'],
    ])
    expect(findings(networkOnce, `On ${network}.\n\nOff ${network}.`)).toEqual([])
  })
})

describe('guides', () => {
  const guide = { type: 'how-to' }
  it('number their steps in a list or in headings', () => {
    expect(fields(findings(numberedSteps, 'Do it.', guide))).toEqual([['steps', 'error']])
    for (const body of ['1. Do it.', '## 1. Do it', '## Step 1: do it'])
      expect(findings(numberedSteps, body, guide)).toEqual([])
    expect(findings(numberedSteps, 'Do it.', { type: 'concept' })).toEqual([])
  })
  it('say what a command prints', () => {
    const command = fence('sh check=shell', 'cast block-number')
    expect(fields(findings(commandResult, `${command}\n\nThen go on.`, guide))).toEqual([['result', 'error']])
    expect(findings(commandResult, `${command}\n\nIt prints a number.`, guide)).toEqual([])
  })
  it('head tables of errors with Error or Symptom, Cause and Fix', () => {
    const table = (...heads: string[]) => `| ${heads.join(' | ')} |\n|---|---|---|\n| a | b | c |`
    expect(fields(findings(errorTable, table('Message', 'Why', 'What to do')))).toEqual([
      ['error-table', 'error'],
    ])
    expect(findings(errorTable, table('Error', 'Cause', 'Fix'))).toEqual([])
    expect(findings(errorTable, table('Symptom', 'Cause', 'Fix'))).toEqual([])
    expect(findings(errorTable, table('Package', 'Version', 'Use'))).toEqual([])
  })
})
