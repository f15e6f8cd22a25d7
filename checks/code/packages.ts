import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { baseFolder, places, type Base } from './places'

/** npm package name to exact version. */
export type Versions = Record<string, string>

interface Alternative {
  using: string
  impliedBy: readonly string[]
  links: Record<string, string>
}

/** Older majors that some libraries need beside the default ones. A page has one major of a package. */
const alternatives: readonly Alternative[] = [
  {
    using: 'web3@1.10.4',
    impliedBy: ['@celo/contractkit', '@celo/connect'],
    links: {
      web3: 'node_modules/@celo/contractkit/node_modules/web3',
      '@celo/connect': 'node_modules/@celo/contractkit/node_modules/@celo/connect',
    },
  },
  {
    using: 'ethers@5.8.0',
    impliedBy: ['@mento-protocol/mento-sdk'],
    links: {
      ethers: 'sets/ethers5/node_modules/ethers',
      '@mento-protocol/mento-sdk': 'sets/ethers5/node_modules/@mento-protocol/mento-sdk',
    },
  },
]

/** @returns the package that an import specifier names; undefined for relative files and for Node itself */
export function getPackage(specifier: string): string | undefined {
  if (/^(\.|\/|node:)/.test(specifier)) return undefined
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

/** @returns names of the packages that TypeScript or JavaScript code imports, sorted */
export function importedPackages(code: string): string[] {
  const names = ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => getPackage(fileName))
  return [...new Set(names.filter((name): name is string => name !== undefined))].sort()
}

/**
 * @param imported packages that the files of a page import
 * @param using values of the `using` key on the page
 * @returns packages to link into the page's folder, with their folder below checks/code
 */
export function linksFor(imported: readonly string[], using: readonly string[]): Record<string, string> {
  const chosen = alternatives.filter(
    (one) => using.includes(one.using) || one.impliedBy.some((name) => imported.includes(name)),
  )
  return Object.assign({}, ...chosen.map(({ links }) => links)) as Record<string, string>
}

function listPins(folder: string): Versions {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) return {}
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    Versions
  >
  return { ...dependencies, ...optionalDependencies }
}

/** @returns exact versions by package, as pinned for a base */
export const pinned = (base: Base): Versions => listPins(baseFolder(base))

/**
 * @param imported packages that the files of a page import
 * @param using values of the `using` key on the page
 * @returns the base that has every imported package: heavy-dependencies only if the main install lacks one, or has
 *   another version than the page uses
 */
export function baseFor(imported: readonly string[], using: readonly string[] = []): Base {
  const main = pinned('main')
  const heavy = pinned('heavy-dependencies')
  const isLacking = imported.some((name) => !(name in main) && name in heavy)
  const isOther = imported.some(
    (name) => main[name] !== heavy[name] && using.includes(`${name}@${heavy[name] ?? ''}`),
  )
  return isLacking || isOther ? 'heavy-dependencies' : 'main'
}

/** @returns whether the packages of a base are installed */
export const isInstalled = (base: Base): boolean => existsSync(join(baseFolder(base), 'node_modules'))

/**
 * @returns versions of the imported packages: of what is linked and installed, else as pinned.
 * A package that is nowhere (a stub, or a mistake that the compiler reports) is left out.
 */
export function listVersions(
  imported: readonly string[],
  base: Base,
  links: Record<string, string>,
): Versions {
  const found: Versions = {}
  const pins = pinned(base)
  for (const name of imported) {
    const linked = links[name]
    const folder = linked ? join(places.checks, linked) : join(baseFolder(base), 'node_modules', name)
    const file = join(folder, 'package.json')
    const pin = pins[name]
    if (!linked && pin && /^\d/.test(pin)) found[name] = pin
    else if (existsSync(file))
      found[name] = (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
  }
  return found
}
