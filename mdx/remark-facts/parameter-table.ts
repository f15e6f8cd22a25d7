import { listEntries, type Registry } from '../../model/facts/entries'
import { suggestPath } from '../../model/facts/near-path'
import { contractParameters } from './contract-parameters'
import { makePiece } from './inline-pieces'
import { text, type TablePiece } from './pieces'
import { makeReceipt } from './table-parts'

const words = (id: string): string => {
  const apart = id
    .replace(/-/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
  return apart.charAt(0).toUpperCase() + apart.slice(1)
}

/** `<ParameterTable group="governance" />`: every parameter of one file in data/parameters/, or of a contract. */
export function parameterTable(registry: Registry, given: Record<string, string>): TablePiece {
  if (given.contract) return contractParameters(registry, given.contract)
  const group = given.group ?? ''
  const facts = registry.parameters[group]
  if (!facts) {
    const known = Object.keys(registry.parameters)
    throw new Error(`Groups: ${known.join(', ')}. ${suggestPath(group, known)}`)
  }
  const entries = listEntries(registry)
  const remarks = Object.values(facts).some((fact) => fact.about ?? fact.note)
  const rows = Object.entries(facts).flatMap(([id, fact]) => {
    const entry = entries.get(`${group}.${id}`)
    if (!entry) return []
    const remark = remarks ? [text(fact.about ?? fact.note ?? '')] : []
    return [{ head: text(fact.label ?? words(id)), lines: [[[makePiece(entry)], ...remark]] }]
  })
  return {
    kind: 'table',
    caption: `Parameters: ${words(group).toLowerCase()}`,
    columns: ['Parameter', 'Value', ...(remarks ? ['Remark'] : [])].map((title) => ({ title })),
    groups: [{ entries: rows }],
    ...makeReceipt(Object.values(facts)),
  }
}
