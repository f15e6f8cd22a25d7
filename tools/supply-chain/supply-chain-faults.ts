import { isAllowed, licenceOf } from './licences'
import type { LockedPackage, Manifest } from './lock-file'

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/
const REGISTRY = 'https://registry.npmjs.org/'

function manifestFaults({ dependencies, devDependencies, overrides }: Manifest): string[] {
  const groups = Object.entries({ dependencies, devDependencies, overrides })
  return groups.flatMap(([group, wanted]) =>
    Object.entries(wanted)
      .filter(([, version]) => !EXACT.test(version))
      .map(
        ([name, version]) =>
          `package.json ${group}.${name}: found ${JSON.stringify(version)}; expected an exact version. Mend: npm install --save-exact ${name}.`,
      ),
  )
}

function packageFaults({ place, name, version, license, integrity, resolved }: LockedPackage): string[] {
  const faults: string[] = []
  const at = `package-lock.json ${place}`
  if (!integrity)
    faults.push(`${at}: found no integrity; expected a hash. Mend: delete the entry, npm install.`)
  if (resolved && !resolved.startsWith(REGISTRY)) {
    faults.push(`${at}: found ${resolved}; expected an address of ${REGISTRY}. Mend: npm install from there.`)
  }
  const licence = licenceOf(name, version, license)
  if (!licence || !isAllowed(licence)) {
    faults.push(
      `${at}: found licence ${licence ?? 'none'}; expected one of tools/supply-chain/licences.ts. Mend: read it, then add it there or drop the package.`,
    )
  }
  return faults
}

/**
 * What is wrong with what the site is built from.
 * @param npmrc text of .npmrc, which must forbid install scripts
 */
export function supplyChainFaults(
  manifest: Manifest,
  packages: readonly LockedPackage[],
  npmrc: string,
): string[] {
  const scripts = /^ignore-scripts=true$/m.test(npmrc)
    ? []
    : ['.npmrc ignore-scripts: found nothing; expected true. Mend: add the line ignore-scripts=true.']
  return [...manifestFaults(manifest), ...scripts, ...packages.flatMap(packageFaults)]
}
