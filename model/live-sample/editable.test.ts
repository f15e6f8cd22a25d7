import { describe, expect, it } from 'vitest'
import { isEditable } from './editable'

describe('isEditable', () => {
  it.each([
    "import { http } from 'viem'\nimport { celo } from 'viem/chains'\nhttp(process.env.RPC_URL)",
    "import {\n  createWalletClient,\n  http,\n} from 'viem'\nimport { privateKeyToAccount } from 'viem/accounts'",
    'privateKeyToAccount(process.env.PRIVATE_KEY as `0x${string}`)\nprocess.exitCode = 1',
    'console.log(1)',
  ])('%j only uses what the sandbox has', (code) => expect(isEditable(code)).toBe(true))

  it.each([
    "import { ethers } from 'ethers'",
    "import { client } from './client'",
    "import { readFileSync } from 'node:fs'",
    "import 'dotenv/config'",
    "import { celo } from 'viem/celo'",
    "await import('viem')",
    'const [, , to] = process.argv',
    'process.env.HOT_WALLET',
    "Buffer.from('a')",
    "client.request({ method: 'debug_traceBlockByNumber' })",
  ])('control: %j needs something else', (code) => expect(isEditable(code)).toBe(false))
})
