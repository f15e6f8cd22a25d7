import { toHex } from 'viem'
import { expect, it } from 'vitest'
import { baseFee } from './anvil'
import { fromAnvil } from './present-cip64'

const price = toHex(baseFee)

it('gives a block the base fee of the network', () => {
  expect(fromAnvil({ number: '0x1', baseFeePerGas: '0x0' }, [])).toEqual({
    number: '0x1',
    baseFeePerGas: price,
  })
})

it('keeps the base fees of a fee history a list, which Forge reads before it deploys', () => {
  const history = { oldestBlock: '0x0', baseFeePerGas: ['0x0', '0x1'], reward: [['0x1']] }
  expect(fromAnvil(history, [])).toEqual({ ...history, baseFeePerGas: [price, price] })
})
