import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashSentence } from '../../checks/statements/find-statements'
import { parseVerdicts, VERDICTS_FILE } from '../../checks/statements/verdicts'
import { registryFacts } from '../../model/facts/registry-facts'
import { readStatementsRequest } from './arguments'
import { performStatements } from './perform'

const facts = registryFacts()
const page = 'docs/staking.mdx'
const groups = 'One account can vote for at most 10 groups.'
const restart = 'Always restart the node.'
let root = ''
let printed: string[] = []

const source = (body: string, status = 'current') => `---
title: Vote for groups
description: A page of this test, which says in one line what it is for, and nothing more
type: how-to
audience: [user]
networks: [celo]
status: ${status}
${status === 'current' ? '' : 'replacedBy: /other\n'}sources:
  - celo-org/docs a.mdx
verified: 2026-11-20
keywords: [test]
---

${body}
`

const body = `Votes need locked CELO. One account can vote for at most <Fact of="governable.groupsPerVoter" />.

## Only a heading

${restart}

| What | How |
| --- | --- |
| Unlock | You can’t withdraw until 3 days have passed |

\`\`\`sh check=illustrative reason="x"
echo all
\`\`\`
`

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'statements-'))
  printed = []
  mkdirSync(join(root, 'docs'))
  mkdirSync(join(root, 'data'))
  writeFileSync(join(root, VERDICTS_FILE), '{}\n')
  writeFileSync(join(root, page), source(body))
})
afterEach(() => rmSync(root, { recursive: true }))

const run = (...given: string[]) =>
  performStatements(readStatementsRequest(given), { root, facts, write: (line) => printed.push(line) })
const record = (sentence: string, ...more: string[]) =>
  run('--record', page, '--id', hashSentence(sentence), '--on', '2026-11-23', ...more)

describe('npm run statements', () => {
  it('lists sentences in prose and tables with their line and the words that match, but not headings or code', () => {
    run(page)
    expect(printed).toEqual([
      `docs/staking.mdx:14 ${hashSentence(groups)} [at most] unverified`,
      `  ${groups}`,
      `docs/staking.mdx:18 ${hashSentence(restart)} [always] unverified`,
      `  ${restart}`,
      expect.stringMatching(/^docs\/staking\.mdx:22 [0-9a-f]{12} \[can't, until\] unverified$/),
      '  You can’t withdraw until 3 days have passed',
    ])
  })

  it('counts them by page', () => {
    record(groups, '--source', 'celo-org/celo-monorepo Election.sol@045aa0061b')
    record(restart, '--no-claim')
    printed = []
    run()
    expect(printed[0]!.split('\n').map((line) => line.split(/  +/))).toEqual([
      ['page', 'statements', 'verified', 'no claim', 'unverified', 'edited since', 'page reviewed'],
      ['docs/staking.mdx', '3', '1', '1', '1', '0', '2026-11-20'],
      ['1 page', '3', '1', '1', '1', '0'],
    ])
  })

  it('shows an edited sentence as unverified, with what was verified before', () => {
    record(groups, '--source', 'Election.sol@045aa0061b')
    writeFileSync(
      join(root, page),
      readFileSync(join(root, page), 'utf8').replace('One account', 'An account'),
    )
    printed = []
    run('--unverified', page)
    expect(printed[0]).toContain('[at most] unverified')
    expect(printed[1]).toBe('  An account can vote for at most 10 groups.')
    expect(printed.slice(-2)).toEqual([
      'docs/staking.mdx edited or removed since 2026-11-23, source: Election.sol@045aa0061b',
      `  ${groups}`,
    ])
    run('--prune', page)
    expect(JSON.parse(readFileSync(join(root, VERDICTS_FILE), 'utf8'))).toEqual({ [page]: {} })
  })

  it('leaves out pages about the past', () => {
    writeFileSync(join(root, page), source(groups, 'historical'))
    run()
    expect(printed[0]).toContain('0 pages')
  })

  it('prints the same as JSON', () => {
    run('--json', page)
    expect(JSON.parse(printed[0]!)).toMatchObject([{ file: page, reviewed: '2026-11-20', outdated: [] }])
  })
})

it.each<[string[], string]>([
  [
    ['--record', page, '--id', '000000000000', '--on', '2026-11-23', '--no-claim'],
    'found no statement 000000000000',
  ],
  [['--record', page, '--on', '2026-11-23', '--no-claim'], 'found no --id'],
  [['--record', page, '--id', 'a', '--no-claim'], '--on: found nothing; expected the day'],
  [['--record', page, '--id', 'a', '--on', '2026-02-30', '--no-claim'], '--on: found "2026-02-30"'],
  [['--record', page, '--id', 'a', '--on', '2026-11-23'], 'found no --source'],
  [
    ['--record', page, '--id', 'a', '--on', '2026-11-23', '--no-claim', '--source', 'x'],
    'expected one of them',
  ],
  [['docs/gone.mdx'], 'docs/gone.mdx: found no such page or folder'],
])('rejects %j and writes nothing', (given, message) => {
  expect(() => run(...given)).toThrow(message)
  expect(readFileSync(join(root, VERDICTS_FILE), 'utf8')).toBe('{}\n')
})

describe('data/statements.json', () => {
  it('is valid, and each of its pages exists', () => {
    const verdicts = parseVerdicts(readFileSync(VERDICTS_FILE, 'utf8'))
    expect(Object.keys(verdicts).filter((file) => !existsSync(file))).toEqual([])
  })

  const one = { verdict: 'verified', sentence: groups, source: 'a', on: '2026-11-23' }
  it.each<[string, object, string]>([
    [
      'another sentence',
      { [page]: { [hashSentence(restart)]: one } },
      `expected the key ${hashSentence(groups)}`,
    ],
    ['no source', { [page]: { [hashSentence(groups)]: { ...one, source: '' } } }, 'expected some text'],
    ["a file that isn't a page", { 'a.md': {} }, 'expected'],
  ])('control: a record with %s is an error', (_, wrong, message) =>
    expect(() => parseVerdicts(JSON.stringify(wrong))).toThrow(message),
  )
})
