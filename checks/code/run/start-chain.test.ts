import { createPublicClient, createWalletClient, http, parseAbi, parseEther, parseUnits } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { celoSepolia } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chainFacts } from './chain-facts'
import { compiledDoubles } from './compiled-doubles'
import { foundryBinary } from './foundry-binary'
import { type LocalChain, startChain } from './start-chain'

/** The second and third account of the public test mnemonic. */
const sender = privateKeyToAccount('0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d')
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const abi = parseAbi(['function balanceOf(address) view returns (uint256)'])
const facts = chainFacts('celo-sepolia')
const usdc = facts.tokens.find(({ symbol }) => symbol === 'USDC')!
const options = { facts, doubles: compiledDoubles(), anvil: foundryBinary('anvil') }
let chain: LocalChain

const connect = () => createPublicClient({ chain: celoSepolia, transport: http(chain.url) })
const readBalance = (account: `0x${string}`) =>
  connect().readContract({
    address: usdc.address as `0x${string}`,
    abi,
    functionName: 'balanceOf',
    args: [account],
  })

beforeAll(async () => {
  chain = await startChain({ ...options, accounts: [sender.address], isRealTime: true })
})
afterAll(() => chain.stop())

describe('a chain for people', () => {
  it('gives the accounts that are named tokens, and no other', async () => {
    expect(await readBalance(sender.address)).toBe(parseUnits('1000', 6))
    expect(await readBalance(other)).toBe(0n)
  })

  it('leaves each account what anvil gave it', async () =>
    expect(await connect().getBalance({ address: '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720' })).toBe(
      parseEther('10000'),
    ))

  it('has the time of the clock, not the one of the checks', async () => {
    const { timestamp } = await connect().getBlock()
    expect(timestamp).toBeGreaterThan(1795219200n + 86_400n) // checks begin there, and run for seconds
  })

  it('takes the fee in USDC, and no CELO but what is sent', async () => {
    const wallet = createWalletClient({ account: sender, chain: celoSepolia, transport: http(chain.url) })
    const feeCurrency = usdc.adapter as `0x${string}`
    const hash = await wallet.sendTransaction({ to: other, value: parseEther('1'), feeCurrency })
    const { status, gasUsed, effectiveGasPrice } = await connect().waitForTransactionReceipt({ hash })
    const paid = parseUnits('1000', 6) - (await readBalance(sender.address))
    const fee = gasUsed * effectiveGasPrice // with the adapter's 18 decimals
    expect(status).toBe('success')
    expect(paid).toBeGreaterThanOrEqual(fee / 10n ** 12n)
    expect(paid).toBeLessThanOrEqual(fee / 10n ** 12n + 2n) // the adapter rounds up
    expect(await connect().getBalance({ address: sender.address })).toBe(parseEther('9999'))
    await expect(
      wallet.sendTransaction({ to: other, feeCurrency: facts.registry as `0x${string}` }),
    ).rejects.toThrow('unregistered fee-currency address') // control
  })

  it('answers apps that are served from another port', async () => {
    const preflight = await fetch(chain.url, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:5173' },
    })
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' })
    const answer = await fetch(chain.url, { method: 'POST', body })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(await answer.json()).toMatchObject({ result: '0xaa044c' })
  })

  it('control: says when its port is taken', async () => {
    const port = Number(new URL(chain.url).port)
    await expect(startChain({ ...options, port })).rejects.toThrow(
      `port: found ${port}, which another process`,
    )
  })
})
