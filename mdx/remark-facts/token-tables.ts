import type { Registry } from '../../model/facts/entries'
import { suggestPath } from '../../model/facts/near-path'
import { networkIds, type NetworkId } from '../../model/facts/schema/record'
import type { Token, TokenDeployment } from '../../model/facts/schema/tokens'
import { text, type Inline, type TableEntry, type TablePiece } from './pieces'
import { addressCell, networksShown, networkTitle, makeReceipt } from './table-parts'

interface Held {
  symbol: string
  token: Token
  on: TokenDeployment
}

const celoNetworks: NetworkId[] = networkIds.filter((id) => id.startsWith('celo'))

type Wanted = (held: Held) => boolean

function heldOn(registry: Registry, network: NetworkId, wanted: Wanted): Held[] {
  return Object.entries(registry.tokens)
    .flatMap(([symbol, token]) => {
      const on = token[network]
      return on ? [{ symbol, token, on }] : []
    })
    .filter(wanted)
}

/** Third-party tokens have a separate ID if their symbol is easily mistaken for another. */
const shownSymbol = ({ symbol, token }: Held): string =>
  token.group === 'third-party' ? (token.alsoWritten ?? symbol) : symbol

/** With its former symbol, which readers may know it by. */
const symbolWithFormer = (held: Held): string =>
  held.token.legacySymbol ? `${shownSymbol(held)} (${held.token.legacySymbol})` : shownSymbol(held)

const decimalsText = (decimals: number | undefined): string =>
  decimals === undefined ? 'not stated' : String(decimals)

const paysFees: Record<TokenDeployment['feeCurrency'], string> = {
  native: 'By default',
  token: 'Yes',
  adapter: 'With adapter',
  none: 'No',
}

interface Plan {
  caption: string
  columns: string[]
  wanted: Wanted
  entry: (network: NetworkId, held: Held) => TableEntry
  more?: (network: NetworkId) => TableEntry[]
}

function buildTable(registry: Registry, on: string | undefined, plan: Plan): TablePiece {
  const networks = networksShown(on, celoNetworks)
  if (networks.length === 0) throw new Error(`Networks with tokens: ${celoNetworks.join(', ')}.`)
  const filled = networks
    .map((network) => ({ network, held: heldOn(registry, network, plan.wanted) }))
    .filter(({ held }) => held.length > 0)
  if (filled.length === 0) throw new Error(`No such token is deployed on ${networks.join(' or ')}.`)
  const groups = filled.map(({ network, held }) => ({
    ...(networks.length > 1 ? { title: networkTitle(registry, network) } : {}),
    entries: [...held.map((one) => plan.entry(network, one)), ...(plan.more?.(network) ?? [])],
  }))
  const where = on && networks[0] ? ` on ${networkTitle(registry, networks[0])}` : ''
  return {
    kind: 'table',
    caption: plan.caption + where,
    columns: plan.columns.map((title) => (title === 'Decimals' ? { title, number: true } : { title })),
    groups,
    ...makeReceipt(filled.flatMap(({ held }) => held.map((one) => one.on))),
  }
}

const groupNames = ['native', 'mento', 'other', 'third-party']

/**
 * `<TokenTable network="celo" />`: the tokens of Celo and Mento and those that pay fees; with a group, that group.
 * `third-party` are third-party stablecoins, which only appear in that table.
 */
export function tokenTable(registry: Registry, given: Record<string, string>): TablePiece {
  const { group, network: on } = given
  if (group && !groupNames.includes(group)) throw new Error(suggestPath(group, groupNames))
  const others = group === 'third-party'
  const address = (network: NetworkId, held: Held): Inline[] =>
    addressCell(registry, network, { address: held.on.token, name: shownSymbol(held), role: 'token' })
  return buildTable(registry, on, {
    caption: others ? 'Stablecoins from other issuers' : 'Tokens',
    columns: others
      ? ['Token', 'Issuer', 'Token address']
      : ['Token', 'Token address', 'Decimals', 'Pays fees'],
    wanted: ({ token }) => token.group === group || (!group && token.group !== 'third-party'),
    entry: (network, held) => {
      const { token, on: deployed } = held
      const figures = [text(decimalsText(deployed.decimals)), text(paysFees[deployed.feeCurrency])]
      const line = others
        ? [text(token.issuer ?? ''), address(network, held)]
        : [address(network, held), ...figures]
      return { head: text(others ? shownSymbol(held) : symbolWithFormer(held)), lines: [line] }
    },
  })
}

type Line = { name: string; role: string; address: string; decimals: number | undefined }

function makeLine(registry: Registry, network: NetworkId, line: Line): Inline[][] {
  const { name, role, address, decimals } = line
  return [
    [{ kind: 'role', role }],
    addressCell(registry, network, { address, name, role }),
    text(String(decimals)),
  ]
}

function feeLines(registry: Registry, network: NetworkId, { symbol, on }: Held): Inline[][][] {
  const token = { name: symbol, role: 'token', address: on.token, decimals: on.decimals }
  const lines = [makeLine(registry, network, token)]
  if (on.feeCurrency !== 'adapter') return lines
  const adapter = { address: on['fee-adapter'], decimals: on['fee-adapter-decimals'] }
  return [...lines, makeLine(registry, network, { name: symbol, role: 'fee adapter', ...adapter })]
}

/**
 * Tokens in the core contracts that can pay fees in addition to those in tokens.json, such as on Celo Sepolia. A
 * token that pays without an adapter has 18 decimals, because the directory doesn't accept others.
 */
function otherFeeTokens(registry: Registry, network: NetworkId): TableEntry[] {
  return Object.entries(registry.contracts).flatMap(([name, contract]) => {
    const on = contract[network]
    if (!on?.feeCurrency) return []
    const line = { name, role: 'token', address: on.address, decimals: 18 }
    return [{ head: text(`${on.symbol ?? name} (${name})`), lines: [makeLine(registry, network, line)] }]
  })
}

/** Only the tokens with an adapter, for a page that lists all tokens and says which ones pay fees. */
function adapterTable(registry: Registry, on: string | undefined): TablePiece {
  return buildTable(registry, on, {
    caption: 'Fee adapters',
    columns: ['Token', 'Fee adapter'],
    wanted: ({ on: deployed }) => deployed.feeCurrency === 'adapter',
    entry: (network, held) => {
      const [, [, address = []] = []] = feeLines(registry, network, held)
      return { head: text(held.symbol), lines: [[address]] }
    },
  })
}

/**
 * `<FeeCurrencyTable network="celo" />`: each token that can pay fees, with its adapter if it has one; with
 * `group="adapters"`, only the adapters.
 */
export function feeCurrencyTable(registry: Registry, given: Record<string, string>): TablePiece {
  if (given.group === 'adapters') return adapterTable(registry, given.network)
  if (given.group) throw new Error(suggestPath(given.group, ['adapters']))
  return buildTable(registry, given.network, {
    caption: 'Fee currencies',
    columns: ['Token', 'Role', 'Address', 'Decimals'],
    wanted: ({ on }) => on.feeCurrency !== 'none',
    entry: (network, held) => ({ head: text(held.symbol), lines: feeLines(registry, network, held) }),
    more: (network) => otherFeeTokens(registry, network),
  })
}
