import { describe, expect, it, vi } from 'vitest'
import { RejectedCall } from '../Panel/eth-call'
import { feeInCelo, feeInCurrency, roundUp } from './fee'
import { readAllPrices, readPrices } from './read-price'

const gasPrice = 202_500_000_000n // 202.5 gwei
const price = { numerator: 94n, denominator: 1000n, intrinsicGas: 50_000n } // $0.094 per CELO

describe('a fee', () => {
  it('in CELO is gas times price', () => {
    expect(feeInCelo(40_564n, gasPrice)).toEqual({ gas: 40_564n, amount: 8_214_210_000_000_000n })
  })

  it('in a fee currency includes the gas for charging it', () => {
    const fee = feeInCurrency(40_564n, gasPrice, price)
    expect(fee).toEqual({ gas: 90_564n, amount: 90_564n * 19_035_000_000n }) // $0.0017, as /what-is-celo/using-celo/gas-fees says
  })

  it('rounds the price of gas down first, as nodes do', () => {
    expect(feeInCurrency(10n, 1n, { numerator: 1n, denominator: 3n, intrinsicGas: 0n }).amount).toBe(0n)
  })
})

it.each([
  [1_000_000_000_001n, 6, 2_000_000_000_000n],
  [2_000_000_000_000n, 6, 2_000_000_000_000n],
  [3n, 18, 3n],
])('%i of a token with %i decimals is charged as %i', (amount, decimals, charged) =>
  expect(roundUp(amount, decimals)).toBe(charged),
)

const directory = {
  address: '0x15F344b9E6c3Cb6F0376A36A64928b13F62C6276',
  exchangeRate: '0x11111111',
  currencyConfig: '0x22222222',
}
const usdm = '0x765DE816845861e75A25fCA122bb6898B8B1282a'
const words = (...values: number[]) =>
  `0x${values.map((value) => value.toString(16).padStart(64, '0')).join('')}`

/** An endpoint with these results of calls. */
const endpoint = (rate: string, config: string) =>
  vi.fn((method: string, params: readonly unknown[] = []) => {
    if (method === 'eth_gasPrice') return Promise.resolve({ result: '0x2f25f0c900' })
    const [{ data }] = params as [{ data: string }]
    return Promise.resolve({ result: data.startsWith(directory.exchangeRate) ? rate : config })
  })

describe('the prices', () => {
  it('are the price of gas alone for CELO', async () => {
    const ask = endpoint('0x', '0x')
    expect(await readPrices({ ask }, directory, undefined)).toEqual({ gasPrice, currency: undefined })
    expect(ask).toHaveBeenCalledOnce()
  })

  it('include rate and gas of a currency', async () => {
    const ask = endpoint(words(94, 1000), words(1, 50_000))
    expect(await readPrices({ ask }, directory, usdm)).toEqual({ gasPrice, currency: price })
  })

  it('fail where the directory has no rate', async () => {
    await expect(readPrices({ ask: endpoint('0x', '0x') }, directory, usdm)).rejects.toThrow('no rate')
    await expect(readPrices({ ask: endpoint(words(1, 0), words(1, 1)) }, directory, usdm)).rejects.toThrow(
      'no rate',
    )
  })

  it('of every currency leave out those that have no rate now', async () => {
    const good = endpoint(words(94, 1000), words(1, 50_000))
    const ask = vi.fn((method: string, params: readonly unknown[] = []) =>
      JSON.stringify(params).includes('dead')
        ? Promise.reject(new RejectedCall({ title: 'no', hint: '' }))
        : good(method, params),
    )
    const dead = `0x${'dead'.repeat(10)}`
    expect(await readAllPrices({ ask }, directory, { USDm: usdm, EURm: dead })).toEqual({
      gasPrice,
      currencies: { USDm: price },
    })
    const down = () => Promise.reject(new Error('down'))
    await expect(readAllPrices({ ask: down }, directory, { USDm: usdm })).rejects.toThrow('down')
  })
})
