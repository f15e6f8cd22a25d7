import { describe, expect, it } from 'vitest'
import type { SoakResult } from './soak'
import { soakFaults, soakFigures } from './verdict'

const flat = { early: 100, late: 100, peak: 100 }
const growing = { early: 100, late: 200, peak: 200 }
const fine: SoakResult = {
  seconds: 1,
  good: { answers: 1, wrong: [], slowestMs: 1 },
  others: { answered: new Map([[200, 3]]), errors: [], left: 0, slow: 0, refused: 0 },
  held: [{ kind: 'idle', limitMs: 10, closed: 1, outlived: 0, longestMs: 9 }],
  taken: { megabytes: flat, descriptors: flat },
  before: { megabytes: 90, descriptors: 20 },
  after: { megabytes: 100, descriptors: 20 },
}

describe('the problems that a soak test finds', () => {
  it('are empty if everything is fine', () => expect(soakFaults(fine)).toEqual([]))

  it.each<[string, Partial<SoakResult>, string]>([
    ['no answer at all', { good: { answers: 0, wrong: [], slowestMs: 0 } }, 'found no answer at all'],
    ['a wrong answer', { good: { answers: 2, wrong: ['/: 500'], slowestMs: 0 } }, '1 wrong answers: /: 500'],
    [
      'a wrong answer to another client',
      { others: { ...fine.others, errors: Array.from({ length: 9 }, () => '/x') } },
      'other clients: 9 wrong answers: /x; /x; /x; /x; /x … and 4 more',
    ],
    [
      'memory that grows',
      { taken: { ...fine.taken, megabytes: growing } },
      'memory: grew from 100 to 200 MB',
    ],
    [
      'descriptors that grow',
      { taken: { ...fine.taken, descriptors: growing } },
      'descriptors: grew from 100',
    ],
    ['descriptors left open', { after: { megabytes: 100, descriptors: 60 } }, '20 before, 60 when all'],
    [
      'a connection that stays',
      { held: [{ ...fine.held[0]!, outlived: 3 }] },
      'idle: 3 connections were open',
    ],
  ])('control: %s', (_, change, found) => {
    expect(soakFaults({ ...fine, ...change }).join()).toContain(found)
  })

  it('the figures of a soak test are printed', () => {
    expect(soakFigures(fine)).toEqual([
      'soak: 1 s',
      'good client: 1 answers, 0 wrong, the slowest 1 ms',
      'other clients: 3 whole answers (0 read slowly), 0 left, 0 refused, 0 wrong',
      'held, idle: 1 closed, the longest after 9 ms of 10; 0 outlived it',
      'memory, MB: 100 early, 100 late, 100 at most; 90 before, 100 after',
      'descriptors: 100 early, 100 late, 100 at most; 20 before, 20 after',
    ])
  })
})
