import { factRaw, loadRegistry } from '../../../model/facts/registry'

/** A token that gets a double. `adapter` is the address that pays fees for it, when it is not the token itself. */
export interface TokenFacts {
  symbol: string
  name: string
  address: string
  decimals: number
  paysFees: boolean
  adapter?: string
}

/** What the local chain takes from the registry. */
export interface ChainFacts {
  chainId: number
  directory: string
  celo: string
  registry: string
  multicall: string
  tokens: TokenFacts[]
  core: Record<string, string>
}

/** @param network celo or celo-sepolia */
export function chainFacts(network: 'celo' | 'celo-sepolia'): ChainFacts {
  const registry = loadRegistry()
  const contract = (name: string) => String(factRaw(`contracts.${name}.${network}`))
  const tokens = Object.entries(registry.tokens).flatMap(([symbol, token]) => {
    const here = token[network]
    if (!here || here.feeCurrency === 'native' || here.decimals === undefined) return [] // no double without decimals
    const adapter = here.feeCurrency === 'adapter' ? { adapter: here['fee-adapter'] } : {}
    const { token: address, decimals } = here
    return [
      { symbol, name: token.name, address, decimals, paysFees: here.feeCurrency !== 'none', ...adapter },
    ]
  })
  const core = Object.entries(registry.contracts).flatMap(([name, record]) => {
    const here = record[network]
    return record.group === 'core' && here ? [[name, here.address] as const] : []
  })
  return {
    chainId: Number(factRaw(`chains.${network}.chainId`)),
    directory: contract('FeeCurrencyDirectory'),
    celo: contract('CeloToken'),
    registry: contract('Registry'),
    multicall: contract('Multicall3'),
    tokens,
    core: Object.fromEntries(core),
  }
}
