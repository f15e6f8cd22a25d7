import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadCliData } from './load-cli-data'
import { behaviorLines, constraintSentences, printsLine } from './render-behavior'

const data = loadCliData(path.resolve(__dirname, '../..'))
const getText = (name: string) => data.texts.find(({ commands }) => name in commands)!.commands[name]!
const lines = (name: string) =>
  behaviorLines({ name, command: data.facts.commands[name]!, text: getText(name) }, data).join('\n')

describe('constraintSentences', () => {
  it('joins flags that all exclude each other', () => {
    const rules = {
      a: { exclusive: ['b', 'c'], line: 1 },
      b: { exclusive: ['c'], line: 2 },
      d: { dependsOn: ['a', 'b'], line: 3 },
    }
    expect(constraintSentences(rules, ['a', 'b', 'c', 'd'])).toEqual([
      'Only one of `--a`, `--b` and `--c` can be used at a time.',
      '`--d` requires `--a` and `--b`.',
    ])
  })

  it('keeps pairs apart that do not all exclude each other', () => {
    const rules = { a: { exclusive: ['b'], line: 1 }, b: { exclusive: ['c'], line: 2 } }
    expect(constraintSentences(rules, ['a', 'b', 'c'])).toEqual([
      "`--a` and `--b` can't be combined.",
      "`--b` and `--c` can't be combined.",
    ])
  })

  it('control: flags that readers do not see leave no sentence', () => {
    expect(constraintSentences({ a: { exclusive: ['hidden'], line: 1 } }, ['a'])).toEqual([])
  })
})

describe('behaviorLines', () => {
  it.each(['election:vote', 'election:activate', 'governance:vote', 'releasecelo:transfer-dollars'])(
    '%s says that it pays its fee in CELO',
    (name) => expect(lines(name)).toContain('always pays it in CELO'),
  )

  it('says that a deposit pays its fee on Ethereum', () => {
    expect(lines('bridge:deposit')).toContain('paid in ETH')
  })

  it('control: a command that passes the fee currency on says nothing about it', () => {
    expect(lines('lockedcelo:lock')).not.toContain('gasCurrency')
  })

  it('lists the exclusions of governance:propose', () => {
    expect(lines('governance:propose')).toContain(
      'Only one of `--force`, `--noSimulate` and `--simulate` can be used at a time.',
    )
  })
})

describe('printsLine', () => {
  it('names the transactions where no output is recorded', () => {
    expect(
      printsLine('oracle:remove-expired-reports', getText('oracle:remove-expired-reports'), data)[0],
    ).toBe(
      'When the command succeeds, its output includes `SendTransaction: removeExpiredReports`, followed by the transaction hash.',
    )
  })
})
