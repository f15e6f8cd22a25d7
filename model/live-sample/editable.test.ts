import { describe, expect, it } from 'vitest'
import { findObstacle, findOwnMethod } from './editable'

const find = (code: string, others: Record<string, string> = {}) =>
  findObstacle('a.ts', new Map(Object.entries({ 'a.ts': code, ...others })))

describe('findObstacle', () => {
  it.each([
    "import { http } from 'viem'\nimport { celo } from 'viem/chains'\nhttp(process.env.RPC_URL)",
    "import {\n  createWalletClient,\n  http,\n} from 'viem'\nimport { privateKeyToAccount } from 'viem/accounts'",
    'privateKeyToAccount(process.env.PRIVATE_KEY as `0x${string}`)\nprocess.exitCode = 1',
    'console.log(1)',
    "export const routes = {\n  cash: 'add_cash',\n}",
    "import type { IncomingHttpHeaders } from 'node:http'",
    "import { type Stats, existsSync } from 'node:fs'\nimport assert from 'node:assert/strict'",
    'const [, , to = process.env.HOT_WALLET] = process.argv',
    "import { Contract } from 'ethers'\nimport { createServer } from 'node:http'\nBuffer.from('a')",
    "import { createConfig } from 'wagmi'\nimport { getBalance } from 'wagmi/actions'",
    "client.request({ method: 'debug_traceBlockByNumber' })",
  ])('%j only uses what the sandbox has', (code) => expect(find(code)).toBeUndefined())

  it.each([
    ["import Web3 from 'web3'", "needs web3, which the editor doesn't have"],
    ["import { useConnection } from 'wagmi'", "uses useConnection from wagmi, which the editor doesn't have"],
    ["import { client } from './client'", "imports ./client, which isn't on this page"],
    ["import { watch } from 'node:fs'", "uses watch from node:fs, which browsers don't have"],
    ["import { createServer } from 'node:https'", 'starts a server'],
    ["import 'node:path'", "uses node:path, which browsers don't have"],
    ["await import('viem')", 'loads a module while it runs'],
    ['process.exit(1)', "uses process.exit, which browsers don't have"],
    ["require('viem')", "uses require, which browsers don't have"],
    [
      "client.request({ method: 'debug_setHead' })",
      "calls debug_setHead, which public endpoints don't offer",
    ],
  ])('control: %j needs something else', (code, obstacle) => expect(find(code)).toBe(obstacle))

  it('looks into the files of the page that a program imports, and not into the others', () => {
    const others = { 'b.ts': "import './c'", 'c.ts': 'require', 'd.ts': 'require' }
    expect(find("import { b } from './b'", others)).toBe("uses require, which browsers don't have")
    expect(find("import { d } from './d'", { 'd.ts': '' })).toBeUndefined()
    expect(find('', others)).toBeUndefined()
  })

  it('prefers the reason that explains the others', () =>
    expect(find("import './b'", { 'b.ts': "require\nimport 'node:https'" })).toBe('starts a server'))
})

describe('findOwnMethod', () => {
  it('is a method that only an endpoint of the reader offers, in any file of the program', () => {
    const files = new Map(
      Object.entries({ 'a.ts': "import './b'", 'b.ts': "call('debug_traceTransaction')" }),
    )
    expect(findOwnMethod('a.ts', files)).toBe('debug_traceTransaction')
    expect(findOwnMethod('a.ts', new Map([['a.ts', "call('eth_call')"]]))).toBeUndefined()
  })
})
