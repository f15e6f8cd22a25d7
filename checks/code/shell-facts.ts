import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ShellFacts } from './check-shell'
import { pinned } from './packages'
import { places } from './places'
import type { PackageFacts } from './shell/npm'

function read<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T // our own committed files, covered by tests
}

const fact = <T>(name: string) => read<T>(join(places.facts, name))

function allPins(): Record<string, string[]> {
  const pins: Record<string, string[]> = {}
  const sets = join(places.checks, 'sets/ethers5/package.json')
  const older = existsSync(sets) ? read<{ dependencies: Record<string, string> }>(sets).dependencies : {}
  const contractKitWeb3 = { web3: '1.10.4' } // what ContractKit asks for: see packages.ts
  for (const from of [pinned('main'), pinned('heavy-dependencies'), older, contractKitWeb3]) {
    for (const [name, version] of Object.entries(from)) {
      const held = (pins[name] ??= [])
      if (/^\d/.test(version) && !held.includes(version)) held.push(version)
    }
  }
  return pins
}

interface VersionRecord {
  value?: string
  source?: string | string[]
}

/**
 * Versions released elsewhere than on npm count when data/versions.json names their source. A record whose source is
 * npm has to be verified there like any other.
 */
function releasedElsewhere(): PackageFacts['upstream'] {
  const own = fact<PackageFacts['upstream']>('npm-upstream.json')
  const records = read<Record<string, VersionRecord>>(join(places.root, 'data/versions.json'))
  const elsewhere: PackageFacts['upstream'] = {}
  for (const [name, { value, source }] of Object.entries(records)) {
    const text = [source].flat().join('; ')
    if (value && text && !/^npm /.test(text)) elsewhere[name] = { versions: [value], source: text }
  }
  return { ...elsewhere, ...own }
}

/** Reads all facts of the shell check from the repository. */
export function readShellFacts(): ShellFacts {
  return {
    celocli: read(join(places.root, 'data/cli/celocli.json')),
    foundry: fact('foundry.json'),
    docker: fact('docker.json'),
    programs: fact('programs.json'),
    packages: { verified: fact('npm-packages.json'), upstream: releasedElsewhere(), pinned: allPins() },
  }
}
