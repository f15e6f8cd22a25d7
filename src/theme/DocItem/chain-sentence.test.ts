import { expect, it } from 'vitest'
import { chainSentence } from './chain-sentence'

it.each([
  [1, '1 fact matched Celo at block 31,056,501, on 23 Nov 2026.'],
  [12, '12 facts matched Celo at block 31,056,501, on 23 Nov 2026.'],
])('says how many facts matched: %i', (facts, sentence) =>
  expect(chainSentence({ network: 'celo', facts, block: 31_056_501, on: '2026-11-23' })).toBe(sentence),
)
