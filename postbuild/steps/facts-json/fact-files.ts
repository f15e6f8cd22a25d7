import { readFileSync } from 'node:fs'
import path from 'node:path'
import { cliFactsSchema } from '../../../model/facts/schema/cli'
import { loadRegistry } from '../../../model/facts/registry'
import { listEntries } from '../../../model/facts/entries'
import { factPages } from './fact-pages'
import { factsFile } from './facts-file'
import { factsJsonSchema } from './facts-file-schema'
import { absolute, type Site } from '../markdown/page-address'
import type { DocSource } from '../read-sources'

export const FACTS = '/facts.json'
export const FACTS_SCHEMA = '/facts.schema.json'

/** Pages that define facts come before those that only use them. */
const byHome = (one: DocSource, other: DocSource) =>
  Number(other.facts.type === 'reference') - Number(one.facts.type === 'reference')

/** facts.json and its JSON Schema, by file name. The same registry gives the same bytes. */
export function factFiles(
  root: string,
  { docs, anchors }: { docs: ReadonlyMap<string, DocSource>; anchors: ReadonlySet<string> },
  site: Site,
): Map<string, string> {
  const registry = loadRegistry(path.resolve(root))
  const entries = listEntries(registry)
  const pages = factPages(entries, [...docs.values()].sort(byHome), registry)
  const cli = cliFactsSchema.parse(JSON.parse(readFileSync(path.join(root, 'data/cli/celocli.json'), 'utf8')))
  const schema = absolute(site, FACTS_SCHEMA)
  const facts = factsFile({
    registry,
    entries,
    cli,
    schema,
    makePage: (fact) => {
      const route = pages.get(fact)
      return route ? absolute(site, route) : undefined
    },
    pageOfCommand: (command, topic) => {
      const anchor = `/cli/${topic}#${command.replace(/:/g, '')}`
      return anchors.has(anchor) ? `${site.origin}${anchor}` : undefined
    },
  })
  return new Map([
    [FACTS.slice(1), `${JSON.stringify(facts)}\n`],
    [FACTS_SCHEMA.slice(1), `${JSON.stringify(factsJsonSchema(schema), null, 2)}\n`],
  ])
}
