import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { chainFacts } from '../../../checks/code/run/chain-facts'
import { listAccounts } from './accounts'
import { readCommandLine } from './command-line'
import { describeChain } from './describe-chain'
import { findAnvil, type Machine } from './find-anvil'

describe('a command line', () => {
  it.each([
    ['', { port: 8545, network: 'celo-sepolia' }],
    ['--port 0 --network celo', { port: 0, network: 'celo' }],
    ['-p 9000', { port: 9000, network: 'celo-sepolia' }],
    ['--help', { port: 8545, network: 'celo-sepolia', shows: 'help' }],
    ['--version', { port: 8545, network: 'celo-sepolia', shows: 'version' }],
  ])('%s', (line, expected) =>
    expect(readCommandLine(line.split(' ').filter((word) => word !== ''))).toEqual(expected),
  )

  it.each([
    ['--port', 'found "--port" ('],
    ['--port x', 'found --port x, expected a whole number from 0 to 65535. Fix: --help'],
    ['--port 70000', 'found --port 70000'],
    ['--network alfajores', 'found --network alfajores, expected celo-sepolia or celo'],
    ['8545', ', expected known options. Fix: --help'],
    ['--fork', ', expected known options. Fix: --help'],
  ])('control: %s is refused', (line, message) =>
    expect(() => readCommandLine(line.split(' '))).toThrow(message),
  )
})

describe('the program anvil', () => {
  const machine = (change: Partial<Machine> = {}): Machine => ({
    platform: 'linux',
    env: {},
    home: '/home/me',
    exists: () => true,
    findPackage: () => '/modules/anvil',
    ...change,
  })
  it.each([
    ['the package', machine(), '/modules/anvil/bin/anvil'],
    ['FOUNDRY_BIN before it', machine({ env: { FOUNDRY_BIN: '/opt' } }), '/opt/anvil'],
    [
      'what foundryup installed without it',
      machine({ findPackage: () => undefined, platform: 'darwin' }),
      '/home/me/.foundry/bin/anvil',
    ],
    ['its name on Windows', machine({ env: { FOUNDRY_BIN: '/opt' }, platform: 'win32' }), '/opt/anvil.exe'],
  ])('is %s', (_, on, expected) => expect(findAnvil(on)).toBe(path.normalize(expected)))

  it('control: says where it looked', () =>
    expect(() => findAnvil(machine({ exists: () => false }))).toThrow(
      /\.foundry.*: found no anvil, expected Foundry 1\.7 or later\. Fix: /,
    ))
})

describe('what the command prints', () => {
  const accounts = listAccounts()
  it('has ten accounts, those of anvil', () => {
    expect(accounts).toHaveLength(10)
    expect(accounts[0]!.address).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
    expect(accounts[9]!.address).toBe('0xa0Ee7A142d267C1f36714E4a8F75612F20a79720')
  })

  it('names the address that pays fees, and the token of an adapter', () => {
    const text = describeChain(
      {
        url: 'http://127.0.0.1:8545',
        chainId: 1,
        accounts,
        feeCurrencies: [
          { symbol: 'USDC', token: '0x01', feeCurrency: '0x02', decimals: 6 },
          { symbol: 'USDm', token: '0x03', feeCurrency: '0x03', decimals: 18 },
        ],
      },
      'celo',
    )
    expect(text).toContain('RPC URL   http://127.0.0.1:8545\nChain ID  1 (celo)')
    expect(text).toContain(`  ${accounts[0]!.address}  ${accounts[0]!.privateKey}\n`)
    expect(text).toContain('  USDC  0x02 (adapter of the token 0x01)\n  USDm  0x03\n')
  })
})

it('the readme has an account and a fee currency of the chain', () => {
  const readme = readFileSync(path.join(import.meta.dirname, '../README.md'), 'utf8')
  const { tokens } = chainFacts('celo-sepolia')
  const listed = tokens.filter(({ paysFees }) => paysFees)
  expect(readme).toContain(listAccounts()[0]!.privateKey)
  expect(readme).toContain(
    `feeCurrency: '${listed.find(({ symbol }) => symbol === 'USDm')!.address}', // USDm`,
  )
  expect(readme).toContain(`${listed.length} fee currencies`)
})
