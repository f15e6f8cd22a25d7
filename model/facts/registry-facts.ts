import { findAddress, factPaths, factRecord, factText, loadRegistry, findNetwork } from './registry'
import type { Facts } from './page-facts'

const ENDPOINT_FIELDS = new Set(['rpc', 'ws', 'opNode', 'sequencer'])

// An image has several versions by their occasion; the one to print is mostly the current one.
function versionPath(name: string, paths: ReadonlySet<string>): string {
  const own = `versions.${name}`
  if (paths.has(own)) return own
  if (paths.has(`${own}.current`)) return `${own}.current`
  return [...paths].find((path) => path.startsWith(`${own}.`)) ?? own
}

// The registry looks at its files on every call; one run of the checks asks the same things often.
function remembered(ask: (name: string) => string): (name: string) => string {
  const answers = new Map<string, string>()
  return (name) => {
    const answer = answers.get(name) ?? ask(name)
    answers.set(name, answer)
    return answer
  }
}

/** The registry as the checks use it. Throws when a file of data/ does not pass its schema. */
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
