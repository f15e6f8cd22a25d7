// The package as others get it: packed, installed in a folder outside of the repository, and started by its command.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createPublicClient, createWalletClient, http, parseAbi, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { celo, celoSepolia } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer } from '../../server/server'
import { name, version } from './package.json'

const TARBALL = path.resolve(`.cache/packages/${name}-${version}.tgz`)
const erc20 = parseAbi(['function balanceOf(address) view returns (uint256)'])
let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'anvil-cip64-'))
  writeFileSync(path.join(folder, 'package.json'), '{"private":true,"type":"module"}')
  const flags = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']
  execFileSync('npm', ['install', TARBALL, ...flags], { cwd: folder, stdio: 'pipe' })
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Starts the installed command, and reads what it prints once the chain is ready. */
const startCommand = (...words: string[]) =>
  startProgram(path.join(folder, 'node_modules/.bin', name), ...words)

async function startProgram(program: string, ...words: string[]) {
  const child = spawn(program, words, { cwd: folder, detached: true })
  let text = ''
  let errors = ''
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()))
  for await (const part of child.stdout) {
    text += String(part)
    if (text.includes('Stop with')) break
  }
  const [, url = ''] = /^RPC URL +(\S+)$/m.exec(text) ?? []
  const keys = [...text.matchAll(/^ {2}0x\w{40} {2}(0x\w{64})$/gm)].map(([, key]) => key as `0x${string}`)
  const currencies = Object.fromEntries(
    [...text.matchAll(/^ {2}(\w+) +(0x\w{40})(?: .*token (0x\w{40})\))?$/gm)].map(
      ([, symbol, feeCurrency, token = feeCurrency]) => [symbol, { feeCurrency, token }],
    ),
  ) as Record<string, { feeCurrency: `0x${string}`; token: `0x${string}` }>
  const stop = async () => {
    const ended = once(child, 'exit')
    process.kill(-child.pid!, 'SIGINT') // as Ctrl+C does: the program and those that it started
    return ended
  }
  return { url, keys, currencies, stop, readErrors: () => errors }
}

describe('the installed command', () => {
  it.each([
    ['USDm', 'celo-sepolia', celoSepolia],
    ['USDC', 'celo-sepolia', celoSepolia],
    ['USDm', 'celo', celo],
  ] as const)('starts a chain where a fee is paid in %s on %s', async (symbol, network, chain) => {
    const { url, keys, currencies, stop } = await startCommand('--port', '0', '--network', network)
    const account = privateKeyToAccount(keys[3]!)
    const client = createPublicClient({ chain, transport: http(url) })
    const wallet = createWalletClient({ account, chain, transport: http(url) })
    const { feeCurrency, token } = currencies[symbol]!
    const read = () =>
      client.readContract({ address: token, abi: erc20, functionName: 'balanceOf', args: [account.address] })
    const [before, to] = [await read(), privateKeyToAccount(keys[4]!).address]

    const hash = await wallet.sendTransaction({ to, value: parseEther('1'), feeCurrency })
    const receipt = await client.waitForTransactionReceipt({ hash })
    const sent = await client.getTransaction({ hash })

    expect([keys.length, receipt.status, sent.type, sent.typeHex]).toEqual([10, 'success', 'cip64', '0x7b'])
    expect(sent.feeCurrency?.toLowerCase()).toBe(feeCurrency.toLowerCase())
    expect(before - (await read())).toBeGreaterThan(0n)
    expect(await client.getBalance({ address: account.address })).toBe(parseEther('9999'))
    // Control: without a fee currency, CELO pays and the token stays.
    const held = await read()
    await client.waitForTransactionReceipt({ hash: await wallet.sendTransaction({ to, value: 1n }) })
    expect(await client.getBalance({ address: account.address })).toBeLessThan(parseEther('9999') - 1n)
    expect(await read()).toBe(held)
    await stop()
    await expect(client.getChainId()).rejects.toThrow() // nothing is left running
  })

  it('control: says what is wrong, with exit code 1', async () => {
    const first = await startCommand('--port', '0')
    for (const [words, message] of [
      [['--port', new URL(first.url).port], 'which another process uses'],
      [['--network', 'alfajores'], 'expected celo-sepolia or celo'],
    ] as const) {
      const child = spawn(path.join(folder, 'node_modules/.bin', name), words, { cwd: folder })
      let told = ''
      child.stderr.on('data', (part: Buffer) => (told += part.toString()))
      expect(await once(child, 'close')).toEqual([1, null])
      expect(told).toContain(message)
    }
    await first.stop()
  })
})

describe('the command on the pages', () => {
  it('starts the chain from the address of the packed file', async () => {
    const root = path.join(folder, 'site')
    mkdirSync(path.join(root, 'packages'), { recursive: true })
    cpSync(TARBALL, path.join(root, `packages/${name}.tgz`))
    const site = await startServer({ root, port: 0 })
    const cache = ['--cache', path.join(folder, 'npm-cache'), '--prefer-offline']
    try {
      const address = `${site.url}/packages/${name}.tgz`
      const { url, keys, currencies, stop } = await startProgram(
        'npx',
        '--yes',
        ...cache,
        address,
        '--port',
        '0',
      )
      const client = createPublicClient({ chain: celoSepolia, transport: http(url) })
      expect([keys.length, await client.getChainId()]).toEqual([10, celoSepolia.id])
      expect(currencies).toHaveProperty('USDm')
      await stop()
      // Control: an address without a package starts nothing.
      const wrong = ['--yes', ...cache, `${site.url}/packages/other.tgz`]
      const [code] = (await once(spawn('npx', wrong, { cwd: folder }), 'exit')) as [number]
      expect(code).toBe(1)
    } finally {
      await site.close()
    }
  })
})

describe('the package', () => {
  it('installs anvil and nothing else', () => {
    const modules = path.join(folder, 'node_modules')
    expect(readdirSync(modules).filter((one) => !one.startsWith('.'))).toEqual(['@foundry-rs', name])
    const files = readdirSync(path.join(modules, name), { recursive: true, encoding: 'utf8' })
    const bytes = files
      .map((file) => statSync(path.join(modules, name, file)))
      .reduce((sum, stats) => sum + (stats.isFile() ? stats.size : 0), 0)
    console.log(`${name}: ${statSync(TARBALL).size} bytes packed, ${bytes} installed beside anvil`)
    expect(bytes).toBeLessThan(1_000_000)
  })

  it('can be used from a program, with types', () => {
    const program = `import { startChain, type Chain } from '${name}'
declare const console: { log: (text: string) => void }
const chain: Chain = await startChain({ network: 'celo-sepolia' })
console.log(JSON.stringify([chain.chainId, chain.accounts.length, chain.feeCurrencies.some(({ symbol }) => symbol === 'USDT')]))
await chain.stop()
`
    const tsc = path.resolve('node_modules/typescript/bin/tsc')
    const flags = ['--strict', '--module', 'nodenext', '--target', 'es2022', '--lib', 'es2022']
    const compile = (text: string) => {
      writeFileSync(path.join(folder, 'use.mts'), text)
      return execFileSync(process.execPath, [tsc, ...flags, 'use.mts'], { cwd: folder, stdio: 'pipe' })
    }
    compile(program)
    const said = execFileSync(process.execPath, ['use.mjs'], { cwd: folder })
    expect(JSON.parse(said.toString())).toEqual([11142220, 10, true])
    expect(() => compile(program.replace("'celo-sepolia'", "'alfajores'"))).toThrow() // control
  })
})
