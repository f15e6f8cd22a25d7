import { isAllowed, getLicense, type Use } from '../../model/packages/licenses'
import type { LockedPackage, Manifest } from '../../model/packages/lock-file'

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/
const REGISTRY = 'https://registry.npmjs.org/'

/** A folder that npm installs: its package.json, package-lock.json and .npmrc, and what it is for. */
export interface Installed {
  /** Relative to the repository with a trailing slash; empty for the repository itself. */
  readonly folder: string
  readonly use: Use
  readonly manifest: Manifest
  readonly packages: readonly LockedPackage[]
  /** Content of .npmrc, which must disable install scripts. */
  readonly npmrc: string
}

/** Overrides specify a version, or versions below a package. */
function flat(wanted: Manifest['overrides']): [string, string][] {
  return Object.entries(wanted).flatMap(([name, version]) =>
    typeof version === 'string'
      ? [[name, version] as [string, string]]
      : flat(version).map(([inner, one]): [string, string] => [`${name}.${inner}`, one]),
  )
}

function manifestFaults({ folder, manifest }: Installed): string[] {
  const { dependencies, devDependencies, optionalDependencies, overrides } = manifest
  const groups = Object.entries({ dependencies, devDependencies, optionalDependencies, overrides })
  return groups.flatMap(([group, wanted]) =>
    flat(wanted)
      .filter(([, version]) => !EXACT.test(version))
      .map(
        ([name, version]) =>
          `${folder}package.json ${group}.${name}: found ${JSON.stringify(version)}; expected an exact version. Fix: npm install --save-exact ${name}.`,
      ),
  )
}

function packageFaults({ folder, use }: Installed, locked: LockedPackage): string[] {
  const { place, name, version, license, integrity, resolved } = locked
  const faults: string[] = []
  const at = `${folder}package-lock.json ${place}`
  if (!integrity)
    faults.push(
      `${at}: found no integrity; expected a hash. Fix: delete package-lock.json and node_modules there, then npm install.`,
    )
  if (resolved && !resolved.startsWith(REGISTRY)) {
    faults.push(`${at}: found ${resolved}; expected an address of ${REGISTRY}. Fix: npm install from there.`)
  }
  const expression = getLicense(name, version, license)
  if (!expression || !isAllowed(expression, use)) {
    faults.push(
      `${at}: found license ${expression ?? 'none'}; expected one of model/packages/licenses.ts. Fix: read it, then add it there or drop the package.`,
    )
  }
  return faults
}

/** Problems with a folder's installed packages: versions, install scripts, hashes, sources, licenses. */
export function supplyChainFaults(installed: Installed): string[] {
  const scripts = /^ignore-scripts=true$/m.test(installed.npmrc)
    ? []
    : [
        `${installed.folder}.npmrc ignore-scripts: found nothing; expected true. Fix: add the line ignore-scripts=true.`,
      ]
  const packages = installed.packages.flatMap((locked) => packageFaults(installed, locked))
  return [...manifestFaults(installed), ...scripts, ...packages]
}
