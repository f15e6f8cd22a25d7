import { encodeFunctionData, parseAbi } from 'viem'
import { expect, it, vi } from 'vitest'
import { askResult, callWords, encodeAddresses, RejectedCall, toQuantity } from './eth-call'

const token = '0x765DE816845861e75A25fCA122bb6898B8B1282a'

it('encodes a call with addresses the way viem does', () => {
  const abi = parseAbi(['function getExchangeRate(address token)'])
  const data = encodeFunctionData({ abi, args: [token] })
  expect(encodeAddresses(data.slice(0, 10), [token])).toBe(data)
})

it('returns the words of a result, and none where there is no contract', async () => {
  const ask = vi.fn().mockResolvedValueOnce({ result: `0x${'0'.repeat(63)}2${'f'.repeat(64)}` })
  expect(await callWords({ ask }, token, '0x12345678')).toEqual([2n, 2n ** 256n - 1n])
  expect(ask).toHaveBeenCalledWith('eth_call', [{ to: token, data: '0x12345678' }, 'latest'])
  ask.mockResolvedValueOnce({ result: '0x' })
  expect(await callWords({ ask }, token, '0x12345678')).toEqual([])
})

it('tells the reader why the node rejected a call', async () => {
  const ask = vi.fn().mockResolvedValue({ error: { code: 3, message: 'execution reverted' } })
  const rejected = await askResult({ ask }, 'eth_call').catch((error: unknown) => error)
  expect(rejected).toBeInstanceOf(RejectedCall)
  expect((rejected as RejectedCall).notice).toEqual({
    title: 'The node rejected the call (code 3).',
    hint: 'execution reverted',
  })
})

it('accepts only quantities as numbers', () => {
  expect(toQuantity('0x1f')).toBe(31n)
  for (const value of ['31', '0x', 31, null]) expect(() => toQuantity(value)).toThrow('expected a quantity')
})
