import { readMembers } from '../../model/contract-reference/read-reference'
import { loadRegistry } from '../../model/facts/registry'
import type { Registry } from '../../model/facts/entries'
import { listAttributes, type Jsx, type Shape } from './attributes'
import { chart } from './charts/chart'
import { contractCall } from './contract-call'
import { contractReference } from './contract-reference'
import { contractTable } from './contract-table'
import { diagram, type DiagramPlace } from './diagram'
import { at, type Place } from './directive-error'
import { eventTimeline } from './event-timeline'
import { addressPiece, factPiece, networkPiece } from './inline-pieces'
import { networkTable } from './network-table'
import { parameterTable } from './parameter-table'
import type { Block, ChartPiece, Inline, TablePiece } from './pieces'
import { feeCurrencyTable, tokenTable } from './token-tables'

type Given = Record<string, string>

const inlines: Record<string, { shape: Shape; make: (given: Given, place: Place, root: string) => Inline }> =
  {
    Fact: { shape: { of: true }, make: factPiece },
    Address: { shape: { of: true, network: true, role: true }, make: addressPiece },
    Network: { shape: { id: true }, make: networkPiece },
  }

type Records = TablePiece | ChartPiece

const tables: Record<string, { shape: Shape; make: (registry: Registry, given: Given) => Records }> = {
  Chart: { shape: { of: true }, make: chart },
  NetworkTable: { shape: { id: false }, make: networkTable },
  ContractTable: { shape: { group: true, network: false }, make: contractTable },
  TokenTable: { shape: { network: false, group: false }, make: tokenTable },
  FeeCurrencyTable: { shape: { network: false, group: false }, make: feeCurrencyTable },
  EventTimeline: { shape: { of: true }, make: eventTimeline },
  ParameterTable: { shape: { group: false, contract: false }, make: parameterTable },
}

/** Names of the directives that show several records. */
export const tableNames: readonly string[] = Object.keys(tables)

/** A table or chart by the name of its directive; undefined for another name. Pure. */
export function buildTable(name: string, given: Given, registry: Registry): Records | undefined {
  return tables[name]?.make(registry, given)
}

/** The piece for an inline directive, or nothing if the element isn't one. */
export function inlinePiece(node: Jsx, place: Place, root: string): Inline | undefined {
  const directive = node.name ? inlines[node.name] : undefined
  return directive?.make(listAttributes(node, directive.shape, place), place, root)
}

/** The piece for a block directive, or nothing if the element isn't one. */
export function blockPiece(node: Jsx, place: DiagramPlace): Block | undefined {
  if (node.name === 'Diagram') return diagram(listAttributes(node, { src: true }, place), place)
  if (node.name === 'ContractReference') {
    const { of = '', as: title = of } = listAttributes(node, { of: true, as: false }, place)
    return at(place, { found: `of="${of}"`, expected: 'a contract of data/contract-reference' }, () =>
      contractReference(title, readMembers(of, place.root)),
    )
  }
  if (node.name === 'TryCall' && node.attributes.length > 0) {
    const given = listAttributes(node, { of: true, at: true }, place)
    const found = `of="${given.of}" at="${given.at}"`
    return at(place, { found, expected: 'a contract of data/contract-reference and its addresses' }, () =>
      contractCall(given, place.root),
    )
  }
  const directive = node.name ? tables[node.name] : undefined
  if (!directive) return undefined
  const given = listAttributes(node, directive.shape, place)
  const found = Object.entries(given).map(([name, value]) => `${name}="${value}"`)
  return at(place, { found: found.join(' ') || 'no attributes', expected: 'records in the registry' }, () =>
    directive.make(loadRegistry(place.root), given),
  )
}
