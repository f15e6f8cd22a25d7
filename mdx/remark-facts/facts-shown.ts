import type { Entry, Registry } from '../../model/facts/entries'
import { findFacts } from '../../model/facts/fact-braces'
import { findTags, type MdxTag } from '../../model/page/mdx-tags'
import { showsInChart } from './charts/chart'
import { isReturnedBy } from './contract-parameters'
import { buildTable, tableNames } from './directives'

/** Fact paths that a page embeds by name. In: its source. Pure. */
export function pathsNamed(text: string): string[] {
  const facts = findTags(text, ['Fact']).flatMap(({ given }) => given['of'] || [])
  const addresses = findTags(text, ['Address']).map(({ given }) => given)
  return [
    ...facts,
    ...findFacts(text).map(({ path }) => path),
    ...addresses.map(({ of = '', network = '', role = '' }) =>
      role === 'contract'
        ? `contracts.${of}.${network}`
        : `tokens.${of}.${network}.${role.replace(' ', '-')}`,
    ),
  ]
}

/** One of a page's tables: its directive, and what it shows. */
interface Table extends MdxTag {
  readonly says: string
}

const tablesIn = (text: string, registry: Registry): Table[] =>
  findTags(text, tableNames).map(({ name, given }) => ({
    name,
    given,
    says: JSON.stringify(buildTable(name, given, registry) ?? ''),
  }))

/** Whether a table shows a fact: the fact has the table's kind, and the table contains its value. */
function shows({ name, given, says }: Table, { path, raw }: Entry, registry: Registry): boolean {
  const [group = '', id = ''] = path.split('.')
  if (name === 'ParameterTable')
    return given.contract ? isReturnedBy(registry, given.contract, path) : group === given.group
  if (name === 'NetworkTable')
    return (
      group === 'chains' &&
      (!given.id || given.id === id) &&
      says.includes(JSON.stringify(String(raw)).slice(1, -1))
    )
  if (name === 'Chart') return showsInChart(given.of ?? '', path)
  if (name === 'EventTimeline') return group === 'events' && says.includes(String(raw))
  return /^0x[0-9a-fA-F]{40}$/.test(String(raw)) && says.includes(String(raw))
}

/** Facts in a page's tables. In: its source, and the facts to look for. Pure. */
export function entriesInTables(text: string, entries: readonly Entry[], registry: Registry): Entry[] {
  const tables = tablesIn(text, registry)
  return entries.filter((entry) => tables.some((table) => shows(table, entry, registry)))
}
