import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadCliData } from './load-cli-data'
import { validateCelocli } from './validate-celocli'

const { facts } = loadCliData(path.resolve(__dirname, '../..'))
const codes = (line: string) => validateCelocli(line, facts).map(({ code }) => code)

describe('validateCelocli accepts', () => {
  it.each([
    'celocli --version',
    'celocli governance',
    'celocli network:whitelist --node celo-sepolia',
    'celocli network:whitelist -n mainnet | head -3',
    'celocli account:balance $ACCOUNT',
    'celocli account:list --no-local',
    'celocli help account:balance',
    'celocli transfer:celo --help',
    'celocli election:current --no-truncate',
    'celocli governance:vote --proposalID 7 --value=$VOTE --from $ACCOUNT',
    'celocli plugins:inspect one two',
  ])('%s', (line) => {
    expect(validateCelocli(line, facts)).toEqual([])
  })
})

describe('validateCelocli refuses', () => {
  it.each([
    ['cast block', 'not-celocli'],
    ['celocli transfer:gold', 'unknown-command'],
    ['celocli lockedgold:show $ACCOUNT', 'alias'],
    ['celocli network:info --blocks 3', 'unknown-flag'],
    ['celocli --color', 'unknown-flag'],
    ['celocli config:set --node', 'missing-value'],
    ['celocli config:set --node --telemetry 0', 'missing-value'],
    ['celocli config:set --telemetry yes', 'bad-option'],
    ['celocli epochs:start', 'missing-flag'],
    ['celocli account:show', 'missing-argument'],
    ['celocli account:show $ACCOUNT $OTHER', 'extra-argument'],
  ])('%s: %s', (line, code) => {
    expect(codes(line)).toEqual([code])
  })

  it('says what was found, what was expected and how to fix it', () => {
    expect(validateCelocli('celocli lockedgold:show $ACCOUNT', facts)).toEqual([
      { code: 'alias', found: 'lockedgold:show', expected: 'lockedcelo:show', fix: 'write lockedcelo:show' },
    ])
    const [problem] = validateCelocli('celocli transfer:gold', facts)
    expect(problem?.fix).toContain('transfer:celo')
  })
})
