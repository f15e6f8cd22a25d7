import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { factRecord, factText } from '../../model/facts/registry'
import { readRequest } from './arguments'
import { perform } from './commands'
import { requestByDialogue } from './dialogue'

let root = ''
let printed: string[] = []

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'facts-'))
  printed = []
  cpSync(join(process.cwd(), 'mdx/remark-facts/fixtures/site'), root, { recursive: true })
  cpSync(join(process.cwd(), 'mdx/remark-facts/fixtures/inline.mdx'), join(root, 'docs/inline.mdx'))
})

afterEach(() => rmSync(root, { recursive: true }))

const run = (...given: string[]): void =>
  perform(readRequest(given), { root, write: (line) => printed.push(line) })

const proof = ['--source', 'npm viem@3.0.0', '--checked', '2026-11-22']

describe('reading', () => {
  it('lists paths with their texts', () => {
    run('list', 'versions.')
    expect(printed).toEqual([
      'versions.viem  2.57.1',
      'versions.op-reth.current  celo-v1.0.1',
      'versions.op-reth.current.image  example.org/op-reth:celo-v1.0.1',
      '3 facts',
    ])
  })

  it('shows a record with its file and line', () => {
    run('get', 'governance.referendum')
    expect(printed).toEqual([
      'governance.referendum: 7 days (7)',
      '  data/parameters/governance.json:2',
      '  source: celo-org/docs network.mdx@0123abcd',
      '  checked on 2026-11-21',
    ])
  })

  it('names the pages that show a fact', () => {
    run('uses', 'versions.viem')
    expect(printed[0]).toBe('docs/inline.mdx')
  })

  it('validates every record', () => {
    run('check')
    expect(printed[0]).toMatch(/^\d+ facts in 8 files are valid$/)
  })
})

describe('changing', () => {
  it('writes a new value, its source and its day, and prints the pages', () => {
    run('set', 'versions.viem', '--value', '3.0.0', ...proof)
    expect(factRecord('versions.viem', root)).toMatchObject({
      text: '3.0.0',
      source: 'npm viem@3.0.0',
      checkedOn: '2026-11-22',
    })
    expect(printed).toContain('docs/inline.mdx')
    expect(readFileSync(join(root, 'data/versions.json'), 'utf8')).toMatch(/^\{\n  "viem": \{\n/)
  })

  it('confirms a value without changing it', () => {
    run('set', 'governance.referendum', ...proof)
    expect(factRecord('governance.referendum', root)).toMatchObject({
      text: '7 days',
      checkedOn: '2026-11-22',
    })
  })

  it('shows what a fact was compared with, and drops that with a new value', () => {
    const file = join(root, 'data/versions.json')
    const versions = JSON.parse(readFileSync(file, 'utf8')) as { viem: { value: string } }
    const values = { value: versions.viem.value }
    const onchain = { network: 'celo', block: 900, on: '2026-11-23', compared: ['parameters'], values }
    writeFileSync(file, JSON.stringify({ ...versions, viem: { ...versions.viem, onchain } }))
    run('get', 'versions.viem')
    expect(printed).toContain('  celo at block 900, 2026-11-23: parameters')
    run('set', 'versions.viem', ...proof)
    expect(readFileSync(file, 'utf8')).toContain('"block": 900')
    run('set', 'versions.viem', '--value', '3.0.0', ...proof)
    expect(readFileSync(file, 'utf8')).not.toContain('onchain')
  })

  it.each([
    ['governance.newOne', '14', ['--unit', 'days'], '14 days'],
    ['limits.requests', '100', ['--label', 'Requests'], '100'],
    ['links.docs', 'https://docs.celo.org', [], 'https://docs.celo.org'],
    ['events.jello.celo', '2025-12-11', [], '11 December 2025'],
    ['versions.node', '20', [], '20'],
    ['versions.op-reth.next', 'v2', [], 'v2'],
    ['tokens.USDC.celo.decimals', '7', [], '7'],
    ['chains.celo.ws', 'wss://a.b', [], 'wss://a.b'],
  ])('adds or changes %s', (path, value, more, text) => {
    run('set', path, '--value', value, ...more, ...proof)
    expect(factText(path, root)).toBe(text)
  })

  it('asks for the name of a new event', () => {
    expect(() => run('set', 'events.jovian.celo', '--value', '2026-03-31', ...proof)).toThrow(
      'jovian.name: found nothing',
    )
  })

  it('writes nothing if a record would be bad', () => {
    const before = readFileSync(join(root, 'data/tokens.json'), 'utf8')
    expect(() => run('set', 'tokens.USDC.celo.token', '--value', '0x1234', ...proof)).toThrow(
      'USDC.celo.token: found "0x1234"; expected 0x and 40 hex digits',
    )
    expect(readFileSync(join(root, 'data/tokens.json'), 'utf8')).toBe(before)
  })
})

it.each([
  [['frobnicate'], 'found the command "frobnicate"; expected list, get, uses, check or set.'],
  [['get'], 'get: found no path'],
  [['set', 'versions.viem', '--value', '3', '--checked', '2026-11-21'], 'found no --source'],
  [['set', 'versions.viem', '--value', '3', '--source', 'npm'], 'found no --checked'],
  [['get', 'a.b', 'c'], 'found "c" after the path'],
  [['set', 'chains.celo', '--value', '3', ...proof], 'expected chains.<network>.<field>'],
  [['set', 'links.nothing', ...proof], 'found no record; expected one, or --value.'],
  [['get', 'versions.vim'], 'Did you mean "versions.viem"'],
])('refuses %j', (given, message) => {
  expect(() => run(...given)).toThrow(message)
})

it('asks, when no words are given', async () => {
  const answers = [
    'change',
    'set',
    'versions.vim',
    'no',
    'versions.viem',
    '3.0.0',
    '',
    '',
    'npm viem@3.0.0',
    '',
  ]
  const ask = (question: string): Promise<string> => {
    printed.push(question)
    return Promise.resolve(answers.shift() ?? '')
  }
  const write = (line: string): unknown => printed.push(line)
  const request = await requestByDialogue({ root, ask, write, today: '2026-11-22' })
  expect(request).toEqual({
    command: 'set',
    path: 'versions.viem',
    change: { value: '3.0.0', source: ['npm viem@3.0.0'], checked: '2026-11-22' },
  })
  expect(printed).toContain('No such path. Near: versions.viem')
})
