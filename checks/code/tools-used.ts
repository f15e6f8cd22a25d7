import { programsCalled, type ShellFacts } from './check-shell'
import { solcVersion } from './check-solidity'
import { typescriptVersion } from './check-types'
import { importedPackages, pinned, listVersions, type Versions } from './packages'
import { foundryVersion } from './run/foundry-binary'
import type { WorkFolder } from './work-folder'

/** @returns the compiler, and the packages that a contract imports */
export function compileTools(code: string): Versions {
  const imported = [...code.matchAll(/^\s*import\b[^;]*?["']([^"'.][^"']*)["']/gm)].map(
    ([, path = '']) => path,
  )
  const pins = pinned('main')
  const packages = Object.entries(pins).filter(([name]) =>
    imported.some((path) => path.startsWith(`${name}/`)),
  )
  return { solc: solcVersion, ...Object.fromEntries(packages) }
}

/** @returns the versions of the programs that commands call */
export function shellTools(code: string, facts: ShellFacts): Versions {
  const called = programsCalled(code)
  const tools: Versions = {}
  if (called.includes('celocli') && facts.celocli.version) tools.celocli = facts.celocli.version
  if (called.some((name) => ['cast', 'forge', 'anvil'].includes(name))) tools.foundry = facts.foundry.version
  return tools
}

/** @returns the compiler, and the libraries that a script imports */
export const typeTools = (code: string, folder: WorkFolder): Versions => ({
  ...listVersions(importedPackages(code), folder.base, folder.links),
  typescript: typescriptVersion,
})

/** @returns the same, and the local chain */
export const runTools = (code: string, folder: WorkFolder): Versions => ({
  ...typeTools(code, folder),
  '@foundry-rs/anvil': foundryVersion(),
})
