import type { Chain } from './index'

/** What the command prints once the chain is ready. */
export function describeChain(chain: Omit<Chain, 'stop'>, network: string): string {
  const { url, chainId, accounts, feeCurrencies } = chain
  const width = Math.max(...feeCurrencies.map(({ symbol }) => symbol.length))
  return [
    `RPC URL   ${url}`,
    `Chain ID  ${chainId} (${network})`,
    '',
    'Accounts, each with 10,000 CELO and 1,000 of each token. Anyone has their keys: use them nowhere else.',
    ...accounts.map(({ address, privateKey }) => `  ${address}  ${privateKey}`),
    '',
    'Fee currencies, by the value of feeCurrency:',
    ...feeCurrencies.map(({ symbol, token, feeCurrency }) => {
      const line = `  ${symbol.padEnd(width)}  ${feeCurrency}`
      return token === feeCurrency ? line : `${line} (adapter of the token ${token})`
    }),
    '',
    'Stop with Ctrl+C.',
  ].join('\n')
}
