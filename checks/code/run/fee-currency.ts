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
  const abi = directoryAbi
  const ask = (data: Hex) => view(url, directory, data)
  const listed = await ask(encodeFunctionData({ abi, functionName: 'getCurrencies' }))
  const currencies = decodeFunctionResult({ abi, functionName: 'getCurrencies', data: listed })
  if (!currencies.some((known) => isAddressEqual(known, address))) {
    throw new RpcError(-32000, `unregistered fee-currency address ${address}`)
  }
  const config = await ask(encodeFunctionData({ abi, functionName: 'getCurrencyConfig', args: [address] }))
  const { intrinsicGas } = decodeFunctionResult({ abi, functionName: 'getCurrencyConfig', data: config })
  const rate = await ask(encodeFunctionData({ abi, functionName: 'getExchangeRate', args: [address] }))
  const [numerator, denominator] = decodeFunctionResult({ abi, functionName: 'getExchangeRate', data: rate })
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
