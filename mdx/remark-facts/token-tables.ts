import type { Registry } from '../../data/registry/entries'
import { networkIds, type NetworkId } from '../../data/schema/record'
import type { Token, TokenDeployment } from '../../data/schema/tokens'
import { text, type Inline, type TableEntry, type TablePiece } from './pieces'
import { addressCell, networksShown, networkTitle, receiptOf } from './table-parts'

interface Held {
  symbol: string
  token: Token
  on: TokenDeployment
}

const celoNetworks: NetworkId[] = networkIds.filter((id) => id.startsWith('celo'))

function heldOn(registry: Registry, network: NetworkId): Held[] {
  return Object.entries(registry.tokens).flatMap(([symbol, token]) => {
    const on = token[network]
    return on ? [{ symbol, token, on }] : []
  })
}

const paysFees: Record<TokenDeployment['feeCurrency'], string> = {
  native: 'Yes, by default',
  token: 'Yes',
  adapter: 'Yes, through its adapter',
  none: 'No',
}

type Rows = (network: NetworkId) => TableEntry[]

function tableOf(
  registry: Registry,
  wanted: string | undefined,
  words: { caption: string; columns: TablePiece['columns'] },
  rows: Rows,
): TablePiece {
  const networks = networksShown(wanted, celoNetworks)
  if (networks.length === 0) throw new Error(`Networks with tokens: ${celoNetworks.join(', ')}.`)
  const groups = networks.map((network) =>
    networks.length > 1
      ? { title: networkTitle(registry, network), entries: rows(network) }
      : { entries: rows(network) },
  )
  const records = networks.flatMap((network) => heldOn(registry, network).map(({ on }) => on))
  const where = wanted && networks[0] ? ` on ${networkTitle(registry, networks[0])}` : ''
  return {
    kind: 'table',
    caption: words.caption + where,
    columns: words.columns,
    groups,
    ...receiptOf(records),
  }
}

/** `<TokenTable network="celo" />`: every token, its former symbol, address, decimals, and whether it pays fees. */
export function tokenTable(registry: Registry, given: Record<string, string>): TablePiece {
  const columns = ['Token', 'Formerly', 'Token address', 'Decimals', 'Pays fees'].map((title) => ({
    title,
    ...(title === 'Decimals' ? { number: true } : {}),
  }))
  return tableOf(registry, given.network, { caption: 'Tokens', columns }, (network) =>
    heldOn(registry, network).map(({ symbol, token, on }) => ({
      head: text(symbol),
      lines: [
        [
          text(token.legacySymbol ?? ''),
          addressCell(registry, network, { address: on.token, name: symbol, role: 'token' }),
          text(String(on.decimals)),
          text(paysFees[on.feeCurrency]),
        ],
      ],
    })),
  )
}

type Line = { name: string; role: string; address: string; decimals: number }

function lineOf(registry: Registry, network: NetworkId, line: Line): Inline[][] {
  const { name, role, address, decimals } = line
  return [
    [{ kind: 'role', role }],
    addressCell(registry, network, { address, name, role }),
    text(String(decimals)),
  ]
}

function feeLines(registry: Registry, network: NetworkId, { symbol, on }: Held): Inline[][][] {
  const token = { name: symbol, role: 'token', address: on.token, decimals: on.decimals }
  const lines = [lineOf(registry, network, token)]
  if (on.feeCurrency !== 'adapter') return lines
  const adapter = { address: on['fee-adapter'], decimals: on['fee-adapter-decimals'] }
  return [...lines, lineOf(registry, network, { name: symbol, role: 'fee adapter', ...adapter })]
}

/** Tokens of the core contracts that pay fees besides those of tokens.json, as on Celo Sepolia. */
function otherFeeTokens(registry: Registry, network: NetworkId): TableEntry[] {
  return Object.entries(registry.contracts).flatMap(([name, contract]) => {
    const on = contract[network]
    if (!on?.feeCurrency) return []
    const line = { name, role: 'token', address: on.address, decimals: 18 }
    return [{ head: text(`${on.symbol ?? name} (${name})`), lines: [lineOf(registry, network, line)] }]
  })
}

/** `<FeeCurrencyTable network="celo" />`: each token that pays fees, with its adapter where it has one. */
export function feeCurrencyTable(registry: Registry, given: Record<string, string>): TablePiece {
  const columns = [
    { title: 'Token' },
    { title: 'Role' },
    { title: 'Address' },
    { title: 'Decimals', number: true },
  ]
  return tableOf(registry, given.network, { caption: 'Fee currencies', columns }, (network) => [
    ...heldOn(registry, network)
      .filter(({ on }) => on.feeCurrency !== 'none')
      .map((held) => ({ head: text(held.symbol), lines: feeLines(registry, network, held) })),
    ...otherFeeTokens(registry, network),
  ])
}
