import { findAddress, factPaths, factRecord, factText, loadRegistry, findNetwork } from './registry'
import type { Facts } from './page-facts'

const ENDPOINT_FIELDS = new Set(['rpc', 'ws', 'opNode', 'sequencer'])

// An image has several versions for different occasions; usually, the current one is printed.
function versionPath(name: string, paths: ReadonlySet<string>): string {
  const own = `versions.${name}`
  if (paths.has(own)) return own
  if (paths.has(`${own}.current`)) return `${own}.current`
  return [...paths].find((path) => path.startsWith(`${own}.`)) ?? own
}

// The registry checks its files on every call, and one run of the checks repeats many calls.
function remembered(ask: (name: string) => string): (name: string) => string {
  const answers = new Map<string, string>()
  return (name) => {
    const answer = answers.get(name) ?? ask(name)
    answers.set(name, answer)
    return answer
  }
}

/** The registry as the checks use it. Throws if a file in data/ doesn't pass its schema. */
export function registryFacts(): Facts {
  const paths = new Set(factPaths())
  const urls = [...paths].flatMap((path) => {
    const [group, , field = ''] = path.split('.')
    const url = String(factRecord(path).raw)
    const isUrl = group === 'chains' && /^(?:https?|wss?):/.test(url)
    return isUrl ? [{ path, url, endpoint: ENDPOINT_FIELDS.has(field) }] : []
  })
  const names = Object.keys(loadRegistry().versions)
  return {
    getText: remembered((path) => factText(path)),
    findAddress: (query) => findAddress(query).address,
    networkName: remembered((id) => findNetwork(id).name),
    urls,
    versions: new Map(names.map((name) => [name, versionPath(name, paths)])),
    has: (path) => paths.has(path),
  }
}
