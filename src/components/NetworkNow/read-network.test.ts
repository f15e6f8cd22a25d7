import { describe, expect, it, vi } from 'vitest'
import { median, readMinimumBaseFee, readNetwork } from './read-network'

const epochCall = { to: '0xF424B5e85B290b66aC20f8A9EAB75E25a526725E', data: '0x12345678' }
const block = {
  number: '0x10',
  timestamp: '0x68000000',
  gasUsed: '0x5208',
  gasLimit: '0x1c9c380',
  baseFeePerGas: '0x2f25f0c900',
  extraData: `0x01000000fa00000006${(200_000_000_000).toString(16).padStart(16, '0')}`,
}

/** Answers each method, the epoch with one word. */
const answer = (extra: object = {}, epoch = `0x${'5'.padStart(64, '0')}`) =>
  vi.fn((method: string) => {
    if (method === 'eth_getBlockByNumber') return Promise.resolve({ result: { ...block, ...extra } })
    return Promise.resolve({ result: method === 'eth_call' ? epoch : '0x10' })
  })

/** A clock on which the requests take these times. */
function clock(times: readonly number[]) {
  const points = times.flatMap((time, index) => [index * 1000, index * 1000 + time])
  return () => points.shift()!
}

describe('the network now', () => {
  it('has the values of the latest block, the epoch and the median time', async () => {
    const ask = answer()
    expect(await readNetwork({ ask }, epochCall, clock([90, 10, 30, 20, 40]))).toEqual({
      block: 16n,
      producedAt: 0x68000000n,
      gasUsed: 21_000n,
      gasLimit: 30_000_000n,
      baseFee: 202_500_000_000n,
      minimumBaseFee: 200_000_000_000n,
      epoch: 5n,
      medianMs: 30,
      requests: 5,
    })
    expect(ask.mock.calls).toHaveLength(5)
  })

  it('says where a value is missing', async () => {
    const reading = await readNetwork({ ask: answer({ extraData: '0x' }, '0x') }, epochCall, () => 0)
    expect(reading).toMatchObject({ minimumBaseFee: undefined, epoch: undefined })
  })

  it('fails if the block is not one', async () => {
    const ask = answer({ number: undefined })
    await expect(readNetwork({ ask }, epochCall, () => 0)).rejects.toThrow('expected a quantity')
  })
})

it('the minimum is in 17 bytes only', () => {
  expect(readMinimumBaseFee('0x')).toBeUndefined()
  expect(readMinimumBaseFee(`0x${'00'.repeat(16)}01`)).toBe(1n)
  expect(readMinimumBaseFee(`0x${'00'.repeat(32)}`)).toBeUndefined()
})

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
])('the median of %j is %d', (values, middle) => expect(median(values)).toBe(middle))
