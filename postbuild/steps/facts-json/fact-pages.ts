import type { Registry, Entry } from '../../../model/facts/entries'
import { entriesInTables, pathsNamed } from '../../../mdx/remark-facts/facts-shown'

/** Source of a page. */
export interface PageSource {
  readonly route: string
  readonly text: string
}

/**
 * The page that readers should see for each fact: one that shows it in a table, otherwise one that uses it.
 * @param entries facts of the registry
 * @param pages sources of the pages, preferred ones first
 * @returns routes by fact path, without facts that no page shows
 */
export function factPages(
  entries: ReadonlyMap<string, Entry>,
  pages: readonly PageSource[],
  registry: Registry,
): Map<string, string> {
  const found = new Map<string, string>()
  for (const { route, text } of pages) {
    const wanted = [...entries.values()].filter(({ path }) => !found.has(path))
    for (const { path } of entriesInTables(text, wanted, registry)) found.set(path, route)
  }
  for (const { route, text } of pages)
    for (const path of pathsNamed(text)) if (entries.has(path) && !found.has(path)) found.set(path, route)
  return found
}
