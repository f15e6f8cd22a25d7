import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const single = ['chains', 'tokens', 'contracts', 'events', 'versions', 'links', 'network-readings'].map(
  (name) => `data/${name}.json`,
)

/** Names of the registry files below `root`, relative to it. */
export function registryFiles(root: string): string[] {
  const folder = join(root, 'data/parameters')
  const groups = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  return [...single, ...groups.sort().map((name) => `data/parameters/${name}`)]
}

/** A string that changes when a registry file changes. */
export function getStamp(root: string): string {
  const stamp = (file: string): string => {
    const path = join(root, file)
    return existsSync(path) ? `${file}:${statSync(path).mtimeMs}` : `${file}:missing`
  }
  return registryFiles(root).map(stamp).join('|')
}

/** The registry files' content by name; a missing file counts as an empty record. */
export function readFiles(root: string): Map<string, string> {
  const read = (file: string): string => {
    const path = join(root, file)
    return existsSync(path) ? readFileSync(path, 'utf8') : '{}'
  }
  return new Map(registryFiles(root).map((file) => [file, read(file)]))
}
