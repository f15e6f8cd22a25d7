import { toHex, type Address, type Hex } from 'viem'
import { baseFee } from './anvil'
import { cip64Type, decodeCip64 } from './cip64'
import { executeCip64, type ExecutedCip64 } from './execute-cip64'
import { feeCurrencyAt } from './fee-currency'
import { fromAnvil, towardsAnvil } from './present-cip64'
import { call, RpcError } from './rpc'

const tip = 1_000_000_000n // wei per gas

/** One local chain as the shim sees it. */
export interface ShimChain {
  url: string
  directory: Address
  chainId: number
  done: ExecutedCip64[]
}

type Params = readonly unknown[]

async function price(chain: ShimChain, inCelo: bigint, currency: unknown): Promise<Hex> {
  if (typeof currency !== 'string') return toHex(inCelo)
  return toHex((await feeCurrencyAt(chain.url, chain.directory, currency as Address)).fromCelo(inCelo))
}

async function sendRaw(chain: ShimChain, [raw]: Params): Promise<unknown> {
  if (typeof raw !== 'string' || !raw.startsWith(cip64Type)) {
    await call(chain.url, 'anvil_setNextBlockBaseFeePerGas', [toHex(baseFee)])
    return call(chain.url, 'eth_sendRawTransaction', [raw])
  }
  const executed = await executeCip64(chain, await decodeCip64(raw as Hex))
  chain.done.push(executed)
  return executed.transaction.hash
}

const priceFields = new Set(['type', 'maxFeePerGas', 'maxPriorityFeePerGas', 'gasPrice'])

/** Anvil does not know the fee field: it is taken off, with the prices that it gives meaning to. */
function withoutFee(request: unknown): { request: unknown; feeCurrency: Address | undefined } {
  if (typeof request !== 'object' || request === null || !('feeCurrency' in request)) {
    return { request, feeCurrency: undefined }
  }
  const { feeCurrency, ...fields } = request as Record<string, unknown>
  const kept = Object.entries(fields).filter(([name]) => !priceFields.has(name))
  return { request: Object.fromEntries(kept), feeCurrency: (feeCurrency as Address | null) ?? undefined }
}

async function estimate(chain: ShimChain, [first, ...others]: Params): Promise<unknown> {
  const { request, feeCurrency } = withoutFee(first)
  const gas = BigInt((await call(chain.url, 'eth_estimateGas', [request, ...others])) as Hex)
  if (!feeCurrency) return toHex(gas)
  return toHex(gas + (await feeCurrencyAt(chain.url, chain.directory, feeCurrency)).intrinsicGas)
}

/**
 * Answers one request as a Celo node would. What it adds to anvil is CIP-64: transactions of type 0x7b, prices in a
 * fee currency, gas with the fee currency's share. It lets programs of the pages run; it proves nothing of the protocol.
 */
export async function answer(chain: ShimChain, method: string, params: Params): Promise<unknown> {
  if (method === 'eth_gasPrice') return price(chain, baseFee + tip, params[0])
  if (method === 'eth_maxPriorityFeePerGas') return price(chain, tip, params[0])
  if (method === 'eth_sendRawTransaction') return sendRaw(chain, params)
  if (method === 'eth_fillTransaction')
    throw new RpcError(-32601, 'the method eth_fillTransaction does not exist')
  if (method === 'eth_estimateGas') return estimate(chain, params)
  const known = towardsAnvil(params, chain.done) as Params
  const sent = method === 'eth_call' ? [withoutFee(known[0]).request, ...known.slice(1)] : known
  return fromAnvil(await call(chain.url, method, sent), chain.done)
}
