// The package as others get it: created from the address of the packed file, then used as its README says.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { createPublicClient, http, parseAbi } from 'viem'
import { celoSepolia } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { factRaw } from '../../model/facts/registry'
import { startServer } from '../../server/server'
import { browserPath } from '../../tests/support/browser-path'
import { runScript, startScript, stopScript } from '../../tools/packages/run-script'
import { name, version } from './package.json'

const PACKED = path.resolve('.cache/packages')
const CHECKS = path.resolve('checks/code/node_modules')
const guestbook = parseAbi([
  'function count() view returns (uint256)',
  'function MAX_BYTES() view returns (uint256)',
])
const started: ChildProcess[] = []
let folder: string
let app: string
let site: Awaited<ReturnType<typeof startServer>>
let chainUrl: string

const run = (script: string, env: NodeJS.ProcessEnv = {}) => runScript({ cwd: app, words: [script], env })

async function start(words: readonly string[], wanted: RegExp, env: NodeJS.ProcessEnv): Promise<string> {
  const { child, found } = await startScript({ cwd: app, words, env }, wanted)
  started.push(child)
  return found
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), `${name}-`))
  app = path.join(folder, 'my-app')
  mkdirSync(path.join(folder, 'site/packages'), { recursive: true })
  for (const file of readdirSync(PACKED).filter((one) => one.endsWith('.tgz')))
    cpSync(
      path.join(PACKED, file),
      path.join(folder, 'site/packages', file.replace(/-\d[\d.]*\.tgz$/, '.tgz')),
    )
  site = await startServer({ root: path.join(folder, 'site'), port: 0 })
})
afterAll(async () => {
  await Promise.all(started.map(stopScript))
  await site.close()
  rmSync(folder, { recursive: true })
})

describe('the created app', () => {
  it('is created from the address of the packed file, once', async () => {
    const words = [
      '--yes',
      '--cache',
      path.join(folder, 'npm-cache'),
      `${site.url}/packages/${name}.tgz`,
      'my-app',
    ]
    const create = async () => {
      const child = spawn('npx', words, { cwd: folder })
      let text = ''
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (part: Buffer) => (text += String(part)))
      const [code] = (await once(child, 'close')) as [number]
      return { code, text }
    }
    expect(await create()).toMatchObject({
      code: 0,
      text: expect.stringContaining('npm run deploy') as string,
    })
    const manifest = JSON.parse(readFileSync(path.join(app, 'package.json'), 'utf8')) as {
      name: string
      dependencies: Record<string, string>
    }
    expect(manifest).toMatchObject({ name: 'my-app', dependencies: { viem: factRaw('versions.viem') } })
    // Control: a second one leaves the first alone.
    expect(await create()).toMatchObject({
      code: 1,
      text: expect.stringContaining('expected a new or empty') as string,
    })
  })

  it('has no fact left to fill in, and exact versions', () => {
    const files = readdirSync(app, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
    const texts = files.map((one) => readFileSync(path.join(one.parentPath, one.name), 'utf8'))
    expect(texts.filter((text) => text.includes('{{'))).toEqual([])
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(path.join(app, 'package.json'), 'utf8'),
    ) as Record<'dependencies' | 'devDependencies', Record<string, string>>
    for (const one of Object.values({ ...dependencies, ...devDependencies }))
      expect(one).toMatch(/^\d+\.\d+\.\d+$/)
  })

  it('installs, type-checks and builds, without the test wallet', async () => {
    const flags = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']
    await promisify(execFile)('npm', ['install', ...flags], { cwd: app })
    await run('build:celo-sepolia')
    const built = path.join(app, 'dist/assets')
    const script = readdirSync(built)
      .map((file) => readFileSync(path.join(built, file), 'utf8'))
      .join('\n')
    expect(script).toContain(factRaw('tokens.USDm.celo-sepolia.token'))
    expect(script).not.toContain('59c6995e998f97a5') // the test wallet's key
    // Control: a mistake in the types stops the build.
    const file = path.join(app, 'src/format.ts')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, `${text}\nexport const wrong: number = 'text'\n`)
    await expect(run('types')).rejects.toThrow()
    writeFileSync(file, text)
  })

  it('has a contract whose tests pass, compiled as its source is', async () => {
    const solc = path.join(folder, 'solc')
    const command = path.resolve('checks/tutorials/solc-command.mjs')
    writeFileSync(
      solc,
      `#!/bin/sh\nexec '${process.execPath}' '${command}' '${path.join(CHECKS, 'solc')}' "$@"\n`,
    )
    chmodSync(solc, 0o755)
    const forge = path.join(CHECKS, '@foundry-rs/forge-linux-amd64/bin')
    const env = { FOUNDRY_SOLC: solc, PATH: `${forge}${path.delimiter}${process.env.PATH}` }
    expect(await run('contract:test', env)).toContain('3 passed; 0 failed')
    const file = path.join(app, 'src/contract/guestbook.ts')
    const shipped = readFileSync(file, 'utf8')
    await run('contract:build', env)
    expect(readFileSync(file, 'utf8')).toBe(shipped)
    // Control: without the check, a test fails.
    const source = path.join(app, 'contracts/Guestbook.sol')
    const text = readFileSync(source, 'utf8')
    writeFileSync(source, text.replace('length == 0 || ', ''))
    await expect(run('contract:test', env)).rejects.toThrow()
    writeFileSync(source, text)
  })

  it('deploys its contract to the chain that it starts, and pays in USDm', async () => {
    const manifest = path.join(app, 'package.json')
    const address = `${site.url}/packages/anvil-cip64.tgz`
    const text = readFileSync(manifest, 'utf8')
    expect(text).toMatch(/https:\S+\/packages\/anvil-cip64\.tgz/)
    writeFileSync(manifest, text.replace(/https:\S+\/packages\/anvil-cip64\.tgz/, address))
    chainUrl = await start(['chain', '--', '--port', '0'], /^RPC URL +(\S+)$/m, {
      npm_config_prefer_offline: 'true',
    })
    const said = await run('deploy', { RPC_URL: chainUrl, FEE_CURRENCY: 'USDm' })
    expect(said).toMatch(/^Deployed Guestbook to 0x\w{40} on Local chain\nThe fee was 0\.\d+ USDm\n$/)
    const client = createPublicClient({ chain: celoSepolia, transport: http(chainUrl) })
    const contract = { address: /0x\w{40}/.exec(said)![0] as `0x${string}`, abi: guestbook }
    expect(await client.readContract({ ...contract, functionName: 'MAX_BYTES' })).toBe(140n)
    // Control: no key, no deployment; and an unknown token is named.
    await expect(run('deploy:celo', { PRIVATE_KEY: '' })).rejects.toThrow('PRIVATE_KEY: found nothing')
    await expect(run('deploy', { RPC_URL: chainUrl, FEE_CURRENCY: 'EURX' })).rejects.toThrow(
      'FEE_CURRENCY: found EURX',
    )
  })

  it('calls the contract from the page, in a browser and as in MiniPay', async () => {
    const url = await start(['dev'], /Local: +(http:\S+)/, { VITE_RPC_URL: chainUrl, NO_COLOR: '1' })
    const browser = await chromium.launch({ executablePath: await browserPath(), args: ['--no-sandbox'] })
    try {
      const page = await browser.newPage()
      await page.goto(url)
      await page.getByRole('button', { name: 'Connect test wallet' }).click()
      await page.getByLabel('Network fee in').selectOption('USDC')
      await page.getByRole('button', { name: 'Sign' }).click()
      await page.getByText('Write something first.').waitFor() // what the contract says
      await page.getByLabel('Your message').fill('Hello')
      await page.getByRole('button', { name: 'Sign' }).click()
      await page.getByText(/^Signed\. The network fee was 0\.\d+ USDC\./).waitFor()
      await page.getByRole('listitem').filter({ hasText: 'Hello' }).waitFor()

      await page.goto(`${url}?minipay`)
      await page.getByLabel('Your message').fill('From MiniPay')
      expect(await page.getByRole('button').allTextContents()).toEqual(['Sign'])
      expect(await page.getByText('0x').count()).toBe(0)
      await page.getByRole('button', { name: 'Sign' }).click()
      await page.getByText(/^Signed\. The network fee was 0\.\d+ USDm\./).waitFor()
    } finally {
      await browser.close()
    }
  })
})

it('the version is the package file that is tested', () =>
  expect(readdirSync(PACKED)).toContain(`${name}-${version}.tgz`))
