import { describe, expect, it } from 'vitest'
import { findObstacle } from './editable'

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
  ])('%j only uses what the sandbox has', (code) => expect(find(code)).toBeUndefined())

  it.each([
    ["import { ethers } from 'ethers'", "needs ethers, which the editor doesn't have"],
    ["import { client } from './client'", "imports ./client, which isn't on this page"],
    ["import { watch } from 'node:fs'", "uses watch from node:fs, which browsers don't have"],
    ["import { createServer } from 'node:http'", 'starts a server'],
    ["import 'node:path'", "uses node:path, which browsers don't have"],
    ["await import('viem')", 'loads a module while it runs'],
    ['process.exit(1)', "uses process.exit, which browsers don't have"],
    ["Buffer.from('a')", "uses Buffer, which browsers don't have"],
    [
      "client.request({ method: 'debug_traceBlockByNumber' })",
      "calls debug_traceBlockByNumber, which public endpoints don't offer",
    ],
  ])('control: %j needs something else', (code, obstacle) => expect(find(code)).toBe(obstacle))

  it('looks into the files of the page that a program imports, and not into the others', () => {
    const others = { 'b.ts': "import './c'", 'c.ts': 'Buffer', 'd.ts': 'Buffer' }
    expect(find("import { b } from './b'", others)).toBe("uses Buffer, which browsers don't have")
    expect(find("import { d } from './d'", { 'd.ts': '' })).toBeUndefined()
    expect(find('', others)).toBeUndefined()
  })

  it('prefers the reason that explains the others', () =>
    expect(find("import './b'", { 'b.ts': "Buffer\nimport 'node:http'" })).toBe('starts a server'))
})
