import { programsCalled, type ShellFacts } from './check-shell'
import { solcVersion } from './check-solidity'
import { typescriptVersion } from './check-types'
import { importedPackages, pinned, listVersions, type Versions } from './packages'
import { foundryVersion } from './run/foundry-binary'
import type { Program } from './programs'
import type { WorkFolder } from './work-folder'

function compileTools(code: string): Versions {
  const imported = [...code.matchAll(/^\s*import\b[^;]*?["']([^"'.][^"']*)["']/gm)].map(
    ([, path = '']) => path,
  )
  const pins = pinned('main')
  const packages = Object.entries(pins).filter(([name]) =>
    imported.some((path) => path.startsWith(`${name}/`)),
  )
  return { solc: solcVersion, ...Object.fromEntries(packages) }
}

function shellTools(code: string, facts: ShellFacts): Versions {
  const called = programsCalled(code)
  const tools: Versions = {}
  if (called.includes('celocli') && facts.celocli.version) tools.celocli = facts.celocli.version
  if (called.some((name) => ['cast', 'forge', 'anvil'].includes(name))) tools.foundry = facts.foundry.version
  return tools
}

/** @returns versions of what checks a program, for its receipt: libraries it imports and the tools that read it */
export function toolsUsed(program: Program, folder: WorkFolder, facts: ShellFacts): Versions {
  const { check, code } = program
  if (check === 'compile') return compileTools(code)
  if (check === 'shell') return shellTools(code, facts)
  if (check !== 'run' && check !== 'typecheck') return {}
  const libraries = listVersions(importedPackages(code), folder.base, folder.links)
  const types = { ...libraries, typescript: typescriptVersion }
  if (check === 'typecheck') return types
  return { ...types, '@foundry-rs/anvil': foundryVersion() }
}
