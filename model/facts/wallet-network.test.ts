import { describe, expect, it } from 'vitest'
import { factRaw, findNetwork } from './registry'
import { hexChainId, walletNetwork, walletNetworkIds } from './wallet-network'

describe.each(walletNetworkIds)('the network %s', (id) => {
  it('has the values from the registry', () => {
    const { name, chainId, rpc, currency, explorer } = walletNetwork(id)
    expect([factRaw(`chains.${id}.name`), factRaw(`chains.${id}.fullName`)]).toContain(name)
    expect({ chainId, rpc, explorer }).toEqual({
      chainId: factRaw(`chains.${id}.chainId`),
      rpc: factRaw(`chains.${id}.rpc`),
      explorer: factRaw(`chains.${id}.explorer`),
    })
    expect(currency.symbol).toBe(factRaw(`chains.${id}.nativeCurrency`))
    expect(currency.decimals).toBe(factRaw(`chains.${id}.nativeDecimals`))
  })

  it('is live, and uses only https, as wallets require', () => {
    expect(findNetwork(id).status).toBe('live')
    expect(walletNetwork(id).rpc).toMatch(/^https:/)
    expect(walletNetwork(id).explorer).toMatch(/^https:/)
  })
})

it('writes a chain ID as wallets expect it', () => {
  expect(hexChainId(1)).toBe('0x1')
  expect(Number(hexChainId(Number(factRaw('chains.celo.chainId'))))).toBe(factRaw('chains.celo.chainId'))
})
