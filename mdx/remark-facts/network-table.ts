import { listEntries, type Registry } from '../../model/facts/entries'
import { suggestPath } from '../../model/facts/near-path'
import { networkIds, type Fact, type NetworkId } from '../../model/facts/schema/record'
import { makePiece } from './inline-pieces'
import { text, type Inline, type TablePiece } from './pieces'
import { networkTitle, makeReceipt } from './table-parts'

const parts: [title: string, fields: string[]][] = [
  ['Connect', ['chainId', 'nativeCurrency', 'rpc', 'ws', 'opNode', 'viemExport']],
  ['Look up and get tokens', ['explorer', 'blockscout', 'faucet', 'faucetGoogle', 'bridge', 'snapshots']],
  ['Blocks and fees', ['blockTime', 'blockGasLimit', 'gasTarget', 'baseFeeFloor']],
  ['L1 network', ['settlesOn', 'settlesOnChainId', 'l1Rpc', 'l1Explorer', 'endedOn']],
]

/** Facts that readers paste into a wallet or a configuration. */
const copied = new Set(['chainId', 'rpc', 'ws', 'opNode', 'l1Rpc', 'settlesOnChainId'])

const findFact = (registry: Registry, id: NetworkId, field: string): Fact | undefined =>
  (registry.chains[id] as Record<string, Fact> | undefined)?.[field]

/** The second explorer is left out if it's the same as the first. */
function repeats(registry: Registry, ids: readonly NetworkId[], field: string): boolean {
  return (
    field === 'blockscout' &&
    ids.every((id) => findFact(registry, id, field)?.value === findFact(registry, id, 'explorer')?.value)
  )
}

function listNetworks(id: string | undefined): NetworkId[] {
  if (id === undefined) return ['celo', 'celo-sepolia']
  const found = networkIds.find((known) => known === id)
  if (!found) throw new Error(suggestPath(id, networkIds))
  return [found]
}

/** `<NetworkTable id="celo" />`; without an id, Celo and Celo Sepolia side by side. */
export function networkTable(registry: Registry, given: Record<string, string>): TablePiece {
  const ids = listNetworks(given.id)
  const entries = listEntries(registry)
  const records: Fact[] = []
  const makeCell = (id: NetworkId, field: string): Inline[] => {
    const fact = findFact(registry, id, field)
    const entry = entries.get(`chains.${id}.${field}`)
    if (!fact || !entry) return text('')
    records.push(fact)
    const piece = makePiece(entry)
    const label = `Copy ${fact.label ?? field} of ${networkTitle(registry, id)}`
    return [copied.has(field) ? { kind: 'copyable', piece, label } : piece]
  }
  const groups = parts.map(([title, fields]) => ({
    title,
    entries: fields
      .filter((field) => ids.some((id) => findFact(registry, id, field)) && !repeats(registry, ids, field))
      .map((field) => {
        const label = ids.map((id) => findFact(registry, id, field)?.label).find(Boolean) ?? field
        return { head: text(label), lines: [ids.map((id) => makeCell(id, field))] }
      }),
  }))
  const names = ids.map((id) => networkTitle(registry, id))
  return {
    kind: 'table',
    caption: `Parameters of ${names.join(' and ')}`,
    columns: [{ title: 'Fact' }, ...(ids.length > 1 ? names : ['Value']).map((title) => ({ title }))],
    groups: groups.filter((group) => group.entries.length > 0),
    ...makeReceipt(records),
  }
}
