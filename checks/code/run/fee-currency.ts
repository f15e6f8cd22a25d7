import {
  decodeFunctionResult,
  encodeFunctionData,
  isAddressEqual,
  parseAbi,
  type Address,
  type Hex,
} from 'viem'
import { call, RpcError } from './rpc'

const directoryAbi = parseAbi([
  'function getCurrencies() view returns (address[])',
  'function getCurrencyConfig(address) view returns ((address oracle, uint256 intrinsicGas))',
  'function getExchangeRate(address) view returns (uint256 numerator, uint256 denominator)',
])
const balanceAbi = parseAbi(['function balanceOf(address) view returns (uint256)'])

/** A registered fee currency: what charging it costs, and its units for one unit of CELO. */
export interface FeeCurrency {
  address: Address
  intrinsicGas: bigint
  fromCelo: (amount: bigint) => bigint
}

const view = async (url: string, to: Address, data: Hex) =>
  (await call(url, 'eth_call', [{ to, data }, 'latest'])) as Hex

/**
 * @param url anvil
 * @param directory address of FeeCurrencyDirectory
 * @throws RpcError when the address is not in the directory
 */
export async function feeCurrencyAt(url: string, directory: Address, address: Address): Promise<FeeCurrency> {
  const ask = async <Name extends 'getCurrencies' | 'getCurrencyConfig' | 'getExchangeRate'>(name: Name) => {
    const args = name === 'getCurrencies' ? [] : [address]
    const data = encodeFunctionData({ abi: directoryAbi, functionName: name, args } as never) // one call for three signatures
    return decodeFunctionResult({
      abi: directoryAbi,
      functionName: name,
      data: await view(url, directory, data),
    })
  }
  const currencies = (await ask('getCurrencies')) as readonly Address[]
  if (!currencies.some((known) => isAddressEqual(known, address))) {
    throw new RpcError(-32000, `unregistered fee-currency address ${address}`)
  }
  const { intrinsicGas } = (await ask('getCurrencyConfig')) as { intrinsicGas: bigint }
  const [numerator, denominator] = (await ask('getExchangeRate')) as readonly [bigint, bigint]
  return { address, intrinsicGas, fromCelo: (amount) => (amount * numerator) / denominator }
}

/** @returns the balance in units of the fee currency */
export async function balanceIn(url: string, currency: Address, account: Address): Promise<bigint> {
  const data = encodeFunctionData({ abi: balanceAbi, functionName: 'balanceOf', args: [account] })
  return decodeFunctionResult({
    abi: balanceAbi,
    functionName: 'balanceOf',
    data: await view(url, currency, data),
  })
}
