import { describe, expect, it } from 'vitest'
import { reasons } from './feedback-reasons'
import { LONGEST_SENTENCE, pageIssue } from './page-issue'

const filledIn = (address: string) => Object.fromEntries(new URL(address).searchParams)

describe('pageIssue', () => {
  it('names the page', () => expect(filledIn(pageIssue('/a/b'))).toEqual({ title: 'Docs: /a/b' }))
  it('carries the reason, and a sentence as it was written', () =>
    expect(filledIn(pageIssue('/a b', 'It is "so" & so', ' 1 + 1 = 3? #4 é\n'))).toEqual({
      title: 'Docs: It is "so" & so: /a b',
      body: '1 + 1 = 3? #4 é',
    }))
  it('control: cuts a sentence that is too long', () =>
    expect(filledIn(pageIssue('/a', 'r', 'x'.repeat(10_000))).body).toHaveLength(LONGEST_SENTENCE))
})

it('reasons differ, and hold no page', () => {
  const all = Object.values(reasons).flat()
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((reason) => /[/:]/.test(reason))).toEqual([])
})
