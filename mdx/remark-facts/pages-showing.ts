import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { factRecord, loadRegistry, pagesUsing } from '../../model/facts/registry'
import type { Entry, Registry } from '../../model/facts/entries'
import { usesFact } from '../../model/facts/page-uses'
import { findTags, type MdxTag } from '../../model/page/mdx-tags'
import { tableNames, buildTable } from './directives'

type Json = Record<string, unknown>

const changeValue = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 1
  const text = String(value)
  if (/^0x[0-9a-f]{40}$/i.test(text))
    return `0x${text.slice(2).replace(/./g, (digit) => (digit === '1' ? '2' : '1'))}`
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? '1999-01-02' : `${text}~`
}

function findPart(registry: Registry, file: string): Json {
  const [, group] = /^data\/parameters\/(.+)\.json$/.exec(file) ?? []
  if (group) return registry.parameters[group] as Json
  const name = file.replace(/^data\/|\.json$/g, '') as keyof Registry
  return registry[name] as Json
}

/** A copy of the registry in which one fact has another value. Pure. */
function withAnother(registry: Registry, { file, keys }: Pick<Entry, 'file' | 'keys'>): Registry {
  const copy = structuredClone(registry)
  const parent = keys.slice(0, -1).reduce<Json>((inner, key) => inner[key] as Json, findPart(copy, file))
  const last = keys.at(-1) ?? ''
  const held = parent[last]
  if (typeof held !== 'object' || held === null) parent[last] = changeValue(held)
  else {
    const record = held as Json
    const field = ['value', 'address', 'date'].find((name) => name in record) ?? 'value'
    record[field] = changeValue(record[field])
    delete record.shown
  }
  return copy
}

function pagesWithTables(root: string): [file: string, tables: MdxTag[]][] {
  const folders = ['docs', 'src/pages'].filter((folder) => existsSync(join(root, folder)))
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  return files
    .filter((file) => file.endsWith('.mdx'))
    .map((file): [string, MdxTag[]] => [file, findTags(readFileSync(join(root, file), 'utf8'), tableNames)])
    .filter(([, tables]) => tables.length > 0)
}

/** Other files whose text embeds facts: the glossary's sentences, and the landing page's samples and news. */
const embedding = ['data/glossary.json', 'data/home-samples.md', 'data/news.json']

/** The strip of networks on the landing page; see plugins/home-data. */
const onLandingPage = /^chains\.(?:celo|celo-sepolia)\.(?:name|chainId|rpc|explorer|faucet)$/

/** The landing page's news items refer to their events and show the dates. */
const namesEvent = (text: string, path: string): boolean =>
  path.startsWith('events.') && text.includes(`"event": "${path.slice('events.'.length)}"`)

function elsewhere(path: string, root: string): string[] {
  const files = embedding.filter((file) => {
    if (!existsSync(join(root, file))) return false
    const text = readFileSync(join(root, file), 'utf8')
    return usesFact(text, path) || namesEvent(text, path)
  })
  return onLandingPage.test(path) && existsSync(join(root, 'src/pages/index.tsx'))
    ? [...files, 'src/pages/index.tsx']
    : files
}

/**
 * Pages that show a fact, by name or as a row of a table, relative to the root, sorted; and the files whose text
 * goes into pages. A table counts if it would change with the fact. Throws for an unknown path, suggesting similar
 * ones.
 */
export function pagesShowing(path: string, root = process.cwd()): string[] {
  const registry = loadRegistry(root)
  const other = withAnother(registry, factRecord(path, root))
  const tells = ({ name, given }: MdxTag): boolean =>
    JSON.stringify(buildTable(name, given, registry)) !== JSON.stringify(buildTable(name, given, other))
  const byTable = pagesWithTables(root).filter(([, tables]) => tables.some(tells))
  const named = [...pagesUsing(path, root), ...byTable.map(([file]) => file), ...elsewhere(path, root)]
  return [...new Set(named)].sort()
}
