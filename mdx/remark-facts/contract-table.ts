import type { Registry } from '../../model/facts/entries'
import { contractGroups, type Contract, type ContractDeployment } from '../../model/facts/schema/contracts'
import { networkIds, type NetworkId } from '../../model/facts/schema/record'
import { suggestPath } from '../../model/facts/near-path'
import { code, text, type TableEntry, type TablePiece } from './pieces'
import { addressCell, networksShown, networkTitle, makeReceipt } from './table-parts'

const titles: Record<string, string> = {
  core: 'Core contracts',
  l1: "Celo's contracts",
  predeploys: 'Contracts on every OP Stack chain',
  uniswap: 'Uniswap contracts',
  mento: 'Mento contracts',
  aave: 'Aave contracts',
  hyperlane: 'Hyperlane contracts',
  accounts: 'Accounts',
}

type Held = { name: string; contract: Contract; deployment: ContractDeployment }

function heldOn(registry: Registry, group: string, network: NetworkId): Held[] {
  return Object.entries(registry.contracts).flatMap(([name, contract]) => {
    const deployment = contract[network]
    return contract.group === group && deployment ? [{ name, contract, deployment }] : []
  })
}

const getName = ({ name, contract }: Held): string => contract.contractName ?? name

function getRemark({ contract, deployment }: Held): string {
  const same = deployment.sameAs?.split('.').slice(1, 2).join('')
  return contract.about ?? (same ? `Same address as ${same}` : '')
}

interface Listing {
  registry: Registry
  network: NetworkId
  /** whether the table has a column of remarks */
  withRemark: boolean
}

function makeEntry(held: Held, { registry, network, withRemark }: Listing): TableEntry {
  const name = getName(held)
  const account = held.contract.group === 'accounts'
  const what = { address: held.deployment.address, name, role: account ? 'account' : 'contract' }
  const cell = addressCell(registry, network, what)
  return {
    head: account ? text(name) : code(name),
    lines: [withRemark ? [cell, text(getRemark(held))] : [cell]],
  }
}

function byVersion(held: readonly Held[]): Map<string, Held[]> {
  const parts = new Map<string, Held[]>()
  for (const item of held) {
    const version = item.contract.version ?? ''
    parts.set(version, [...(parts.get(version) ?? []), item])
  }
  return parts
}

/** `<ContractTable group="core" network="celo" />`; without a network, both, mainnet first. */
export function contractTable(registry: Registry, given: Record<string, string>): TablePiece {
  const group = given.group ?? ''
  if (!(contractGroups as readonly string[]).includes(group)) {
    throw new Error(`Groups: ${contractGroups.join(', ')}. ${suggestPath(group, contractGroups)}`)
  }
  const networks = networksShown(given.network, networkIds)
  const filled = networks.map((network) => ({ network, held: heldOn(registry, group, network) }))
  const all = filled.flatMap(({ held }) => held)
  if (all.length === 0)
    throw new Error(`No contract in the group "${group}" is deployed on "${given.network}".`)
  const withRemark = all.some((held) => getRemark(held) !== '')
  const several = filled.filter(({ held }) => held.length > 0).length > 1
  const groups = filled.flatMap(({ network, held }) =>
    [...byVersion(held)].map(([version, part]) => {
      const title = [several ? networkTitle(registry, network) : '', version].filter(Boolean).join(', ')
      const entries = part.map((item) => makeEntry(item, { registry, network, withRemark }))
      return title === '' ? { entries } : { title, entries }
    }),
  )
  const where = given.network ? ` on ${networkTitle(registry, networks[0] ?? 'celo')}` : ''
  const first = group === 'accounts' ? 'Account' : 'Contract'
  const columns = [first, 'Address', ...(withRemark ? ['About'] : [])].map((title) => ({ title }))
  const records = all.map(({ deployment }) => deployment)
  return {
    kind: 'table',
    caption: `${titles[group] ?? group}${where}`,
    columns,
    groups,
    ...makeReceipt(records),
  }
}
