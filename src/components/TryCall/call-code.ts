import type { WalletNetwork } from '../../../model/facts/wallet-network'

/** A call as it's sent. */
export interface Call {
  readonly method: string
  readonly params: readonly unknown[]
}

const quote = (value: unknown) => (typeof value === 'string' ? value : `'${JSON.stringify(value)}'`)

/** A value as our pages' code writes it. */
const literal = (value: unknown) =>
  JSON.stringify(value)
    .replace(/"(\w+)":/g, '$1: ')
    .replaceAll('"', "'")
    .replaceAll(',', ', ')
    .replaceAll('{', '{ ')
    .replaceAll('}', ' }')

const viemCode = ({ method, params }: Call, name: string) => `import { createPublicClient, http } from 'viem'
import { ${name} } from 'viem/chains'

const client = createPublicClient({ chain: ${name}, transport: http() })
const call = { method: '${method}', params: ${literal(params)} }
console.log(await client.request(call as never)) // viem's types don't list Celo's parameters`

/**
 * The same call for other tools, ready to copy. Parameters have been checked, so they contain no quotes.
 * @param chain its name in `viem/chains`
 */
export function makeCallCode(call: Call, { rpc }: WalletNetwork, chain: string): Record<string, string> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, ...call })
  return {
    viem: viemCode(call, chain),
    cast: ['cast rpc --rpc-url', rpc, call.method, ...call.params.map(quote)].join(' '),
    curl: `curl -s ${rpc} -H 'content-type: application/json' -d '${body}'`,
  }
}
