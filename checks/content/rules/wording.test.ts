import { describe, expect, it } from 'vitest'
import { fence, findings } from '../page-fixture'
import { bannedWord, pageSize } from './wording'

describe('banned words', () => {
  it.each(['Simply', 'powerful', 'seamless', 'recently', 'Coming soon', 'click here'])(
    '"%s" is an error',
    (word) =>
      expect(findings(bannedWord, `It is ${word} done.`)).toMatchObject([
        { field: 'banned-word', severity: 'error' },
      ]),
  )
  it.each(['utilize', 'leveraging', 'upcoming'])('"%s" is a warning', (word) =>
    expect(findings(bannedWord, `We ${word} it.`)).toMatchObject([{ severity: 'warning' }]),
  )
  it('fail in headings, tables, callout titles and descriptions', () => {
    const body = '## Simply pay\n\n| A |\n|---|\n| seamless |\n\n:::note[Simply wait]\nText.\n:::'
    expect(findings(bannedWord, body)).toHaveLength(3)
    const description =
      'A seamless way to send a payment on Celo whose network fee is paid in the token you hold'
    expect(findings(bannedWord, 'Text.', { description })).toMatchObject([{ line: 3 }])
  })
  it.each(['`simply test`', fence('sh check=shell', 'simply build'), 'You can just wait: it is easy.'])(
    'pass: %s',
    (body) => expect(findings(bannedWord, body)).toEqual([]),
  )
})

it('a very long page is only warned about', () => {
  expect(findings(pageSize, 'x '.repeat(25_000))).toMatchObject([{ field: 'page-size', severity: 'warning' }])
  expect(findings(pageSize, 'x')).toEqual([])
})
