import { findFacts } from '../../../model/facts/fact-braces'
import type { Registry, Entry } from '../../../model/facts/entries'
import { tableNames, buildTable } from '../../../mdx/remark-facts/directives'

/** Source of a page. */
export interface PageSource {
  readonly route: string
  readonly text: string
}

const attributesIn = (words: string): Record<string, string> =>
  Object.fromEntries(
    [...words.matchAll(/(\w+)=["']([^"']*)["']/g)].map(([, key = '', value = '']) => [key, value]),
  )

/** Fact paths that a page embeds by name. */
function namedIn({ text }: PageSource): string[] {
  const facts = [...text.matchAll(/<Fact\s+of=["']([^"']+)["']/g)].map(([, path = '']) => path)
  const addresses = [...text.matchAll(/<Address\b([^>]*?)\/>/g)].map(([, words = '']) => attributesIn(words))
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

/** What each table of a page says, with the name of its directive. */
function tablesIn({ text }: PageSource, registry: Registry) {
  const tags = [...text.matchAll(new RegExp(`<(${tableNames.join('|')})\\b([^>]*?)/>`, 'g'))]
  return tags.map(([, name = '', words = '']) => {
    const given = attributesIn(words)
    return { name, given, says: JSON.stringify(buildTable(name, given, registry) ?? '') }
  })
}

type Table = ReturnType<typeof tablesIn>[number]

/** Whether a table shows a fact: it is of the table's kind, and its value stands there. */
function shows({ name, given, says }: Table, { path, raw }: Entry): boolean {
  const [group = '', id = ''] = path.split('.')
  if (name === 'ParameterTable') return group === given.group
  if (name === 'NetworkTable')
    return (
      group === 'chains' &&
      (!given.id || given.id === id) &&
      says.includes(JSON.stringify(String(raw)).slice(1, -1))
    )
  if (name === 'EventTimeline') return group === 'events' && says.includes(String(raw))
  return /^0x[0-9a-fA-F]{40}$/.test(String(raw)) && says.includes(String(raw))
}

/**
 * The page that readers should see for each fact: one with a table of it, else one that names it.
 * @param entries facts of the registry
 * @param pages sources of the pages, those to be preferred first
 * @returns routes by fact path; a fact that no page shows is missing
 */
export function factPages(
  entries: ReadonlyMap<string, Entry>,
  pages: readonly PageSource[],
  registry: Registry,
): Map<string, string> {
  const found = new Map<string, string>()
  for (const page of pages) {
    for (const table of tablesIn(page, registry))
      for (const entry of entries.values())
        if (!found.has(entry.path) && shows(table, entry)) found.set(entry.path, page.route)
  }
  for (const page of pages)
    for (const path of namedIn(page)) if (entries.has(path) && !found.has(path)) found.set(path, page.route)
  return found
}
