// The steps between reading the registry and querying a node, and between its responses and the report. None needs
// a node.
import { describe, expect, it } from 'vitest'
import type { Registry } from '../../model/facts/entries'
import { loadRegistry } from '../../model/facts/registry'
import { askAll } from './ask-all'
import { readJovian } from './chain-questions'
import { compare } from './compare'
import { convert } from './convert'
import { type Endpoint, EndpointError } from './endpoint'
import { listQuestions } from './list-questions'
import { askParameter } from './parameter-view'
import type { Answer, Question } from './question'
import { recordReadings } from './record-readings'
import { markdownReport, textReport } from './report'

const registry = loadRegistry()

describe('the questions', () => {
  it.each([
    ['celo', 300],
    ['celo-sepolia', 150],
    ['ethereum', 50],
    ['ethereum-sepolia', 15],
  ] as const)('are made for %s from the registry', (network, least) =>
    expect(listQuestions(registry, network).length).toBeGreaterThan(least),
  )

  it('leave out accounts and precompiles, which have no code', () => {
    const asked = listQuestions(registry, 'ethereum').map(({ place }) => place.path)
    expect(asked).toContain('contracts.CLabsSafe.ethereum')
    expect(asked).not.toContain('contracts.Batcher.ethereum')
    const changed = structuredClone(registry)
    delete changed.contracts.Batcher!.kind
    const askedThen = listQuestions(changed, 'ethereum').map(({ place }) => place.path)
    expect(askedThen, 'control: a record of a contract').toContain('contracts.Batcher.ethereum')
  })

  it('expect the recorded code behind a proxy, where there is one', () => {
    const read = structuredClone(registry)
    const implementation = '0xcA11bde05977b3631167028862bE2a173976CA11'
    const values = { address: read.contracts.Election!.celo!.address }
    read.contracts.Election!.celo!.onchain = {
      ...{ network: 'celo', block: 1, on: '2026-11-21', compared: ['code'] },
      ...{ values, implementation },
    } as NonNullable<Registry['contracts'][string]['celo']>['onchain']
    const find = (from: Registry) =>
      listQuestions(from, 'celo').find(
        ({ topic, place }) => topic === 'implementation' && place.path === 'contracts.Election.celo',
      )?.expected
    expect([find(registry), find(read)]).toEqual(['an implementation with code', implementation])
  })

  it('control: a view of a fact or contract that the registry lacks is an error', () => {
    const view = { fact: 'governance.gone', contract: 'Governance', views: ['a() returns (uint256)'] }
    expect(() => askParameter(registry, 'celo', view)).toThrow(
      'found a view for governance.gone; expected a fact',
    )
    const lost = { ...view, fact: 'governance.deposit', contract: 'Governor' }
    expect(() => askParameter(registry, 'celo', lost)).toThrow(
      'found a view of Governor on celo; expected that contract',
    )
  })
})

describe('numbers of contracts', () => {
  it.each([
    [604_800n, 'seconds', 'days', '7'],
    [86_400n, 'seconds', 'seconds', '86400'],
    [2_419_200n, 'seconds', 'weeks', '4'],
    [10n ** 22n, 'wei', 'CELO', '10000'],
    [200_000_000_000n, 'wei', 'gwei', '200'],
    [2n * 10n ** 17n, 'wei', 'CELO', '0.2'],
    [10n ** 22n, 'wei', undefined, '10000000000000000000000'],
    [5n * 10n ** 20n, 'fixidity', 'percent', '0.05'],
    [2n * 10n ** 24n, 'fixidity', undefined, '2'],
    [5n, 'count', 'nodes', '5'],
  ] as const)('%i %s in %s: %s', (value, scale, unit, text) => expect(convert(value, scale, unit)).toBe(text))

  it('control: an unknown unit is an error', () =>
    expect(() => convert(1n, 'seconds', 'epochs')).toThrow('found the unit "epochs" for a number of seconds'))
})

it('reads what Jovian puts in a block', () => {
  expect(readJovian('0x0100000190000000050000002e90edd000')).toEqual({
    denominator: 400n,
    elasticity: 5n,
    minBaseFee: 200_000_000_000n,
  })
  expect(readJovian('0x000000019000000005')).toBeUndefined()
})

const question = (id: string, expected = '10000'): Question => ({
  topic: 'parameter',
  place: { path: `governance.${id}`, file: 'data/parameters/governance.json', keys: [id], field: 'value' },
  ask: { kind: 'views', calls: [{ address: '0x1', signature: id }] },
  expected,
  read: ([value]) => String(value),
  fix: 'Change it.',
})
const answer = (value: string): Answer => ({ ok: true, values: [value] })
const same = compare(question('deposit'), answer('10000'))
const different = compare(question('referendum', '7'), answer('14'))
const failed = compare(question('execution', '3'), { ok: false, why: 'a call that reverted' })
const block = { network: 'celo', number: 31_056_501n, timestamp: 1_795_400_000 } as const
const reading = { block, endpoint: 'https://forno.celo.org', results: [same, different, failed] }
const lineAt = (_: string, keys: readonly string[]) => keys.length

describe('a comparison', () => {
  it.each([
    [same, true],
    [different, false],
    [failed, false],
  ])('%#: %s', (result, is) => expect(result.same).toBe(is))
})

describe('the report', () => {
  it('has a table by topic, and each difference with its file, line and fix', () => {
    expect(textReport(reading, lineAt))
      .toBe(`celo at block 31056501 (2026-11-23 02:13 UTC), read from https://forno.celo.org

compared   all  same  different
parameter    3     1          2
total        3     1          2

data/parameters/governance.json:2 governance.referendum (parameter): found 14 on celo; expected 7; fix: Change it.

data/parameters/governance.json:2 governance.execution (parameter): found a call that reverted on celo; expected 3; fix: Change it.

2 differences between data/ and celo.`)
  })

  it('says when everything matches', () =>
    expect(textReport({ ...reading, results: [same] }, lineAt)).toContain(
      'Every fact that was compared matches celo.',
    ))

  it('is a table in an issue', () => {
    const odd = compare(question('deposit', 'a|b'), answer('14'))
    expect(markdownReport({ ...reading, results: [odd] }, lineAt)).toContain(
      '| `data/parameters/governance.json:2` governance.deposit (parameter) | 14 on celo | a\\|b | Change it. |',
    )
  })
})

it('an issue lists the first 100 differences', () => {
  const results = Array.from({ length: 101 }, () => different)
  const report = markdownReport({ ...reading, results }, lineAt)
  expect(report.split('\n').filter((line) => line.startsWith('| `'))).toHaveLength(100)
  expect(report).toContain('101 differences in 101 comparisons')
  expect(report).toContain('The first 100 are listed.')
})

describe('what is recorded', () => {
  const file = 'data/parameters/governance.json'
  const old = { network: 'celo', block: 5, on: '2026-01-01', compared: ['parameter'], values: { value: 7 } }
  const before = {
    deposit: { value: 10_000 },
    referendum: { value: 7, onchain: old },
    discussion: { value: 7 },
  }
  const texts = new Map([[file, JSON.stringify(before)]])

  it('is the block beside what matched; what differs loses its own', () => {
    const { files, confirmed, dropped } = recordReadings(texts, [same, different], block)
    expect([confirmed, dropped]).toEqual([1, 1])
    expect(JSON.parse(files.get(file)!)).toEqual({
      deposit: {
        value: 10_000,
        onchain: {
          network: 'celo',
          block: 31_056_501,
          on: '2026-11-23',
          compared: ['parameter'],
          values: { value: 10_000 },
        },
      },
      referendum: { value: 7 },
      discussion: { value: 7 },
    })
  })

  it('needs every comparison of a record to match', () => {
    const also = compare(question('deposit'), answer('5'))
    expect(recordReadings(texts, [same, also], block)).toMatchObject({ confirmed: 0 })
  })

  it('has the code behind a proxy', () => {
    const implementation = '0xcA11bde05977b3631167028862bE2a173976CA11'
    const proxy = compare(
      { ...question('deposit', implementation), topic: 'implementation' },
      answer(implementation),
    )
    const { files } = recordReadings(texts, [same, proxy], block)
    const { deposit } = JSON.parse(files.get(file)!) as { deposit: { onchain: object } }
    expect(deposit.onchain).toMatchObject({ implementation, compared: ['parameter', 'implementation'] })
  })
})

describe('asking', () => {
  const endpoint = (ask: Endpoint['ask']) => ({ ask }) as unknown as Endpoint // nothing else is called
  const options = { block: 1n, concurrency: 2, onProgress: () => undefined }

  it('sends the same request once, and keeps the order', async () => {
    let sent = 0
    const questions = [question('deposit', '1'), question('deposit', '2'), question('referendum', '3')]
    const results = await askAll(
      endpoint(() => Promise.resolve(answer(String(++sent)))),
      questions,
      options,
    )
    expect(results.map(({ question: { expected }, found }) => [expected, found])).toEqual([
      ['1', '1'],
      ['2', '1'],
      ['3', '2'],
    ])
  })

  it('stops at the first failure of the node', async () => {
    let sent = 0
    const questions = Array.from({ length: 50 }, (_, index) => question(`q${index}`))
    const refuse = endpoint(() => {
      sent += 1
      return Promise.reject(new EndpointError('down'))
    })
    await expect(askAll(refuse, questions, options)).rejects.toThrow('down')
    expect(sent).toBe(2)
  })
})
