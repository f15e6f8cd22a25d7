import type { Registry, Entry } from '../../../model/facts/entries'
import { entriesInTables, pathsNamed } from '../../../mdx/remark-facts/facts-shown'

/** Source of a page. */
export interface PageSource {
  readonly route: string
  readonly text: string
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
  for (const { route, text } of pages) {
    const wanted = [...entries.values()].filter(({ path }) => !found.has(path))
    for (const { path } of entriesInTables(text, wanted, registry)) found.set(path, route)
  }
  for (const { route, text } of pages)
    for (const path of pathsNamed(text)) if (entries.has(path) && !found.has(path)) found.set(path, route)
  return found
}
