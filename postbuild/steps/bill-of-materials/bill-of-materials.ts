import { getLicense } from '../../../model/packages/licenses'
import type { LockedPackage, Manifest } from '../../../model/packages/lock-file'

/** Converts npm's base64 integrity to the hexadecimal form in the bill. */
function hashes(integrity = ''): { alg: string; content: string }[] {
  return integrity
    .split(' ')
    .filter((hash) => hash.startsWith('sha512-'))
    .map((hash) => ({
      alg: 'SHA-512',
      content: Buffer.from(hash.slice('sha512-'.length), 'base64').toString('hex'),
    }))
}

const address = (name: string, version = '') => `pkg:npm/${name.replace(/^@/, '%40')}@${version}`

/**
 * The bill of materials in CycloneDX 1.6, without time and serial number, so the same lock file gives the same
 * bytes.
 * In: the manifest and the locked packages. Out: one component for each package and version, sorted.
 */
export function billOfMaterials({ name, version }: Manifest, packages: readonly LockedPackage[]): object {
  const unique = new Map(packages.map((locked) => [address(locked.name, locked.version), locked]))
  const components = [...unique]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([purl, locked]) => ({
      type: 'library',
      'bom-ref': purl,
      name: locked.name,
      version: locked.version,
      purl,
      scope: locked.dev || locked.optional ? 'optional' : 'required',
      licenses: [{ expression: getLicense(locked.name, locked.version, locked.license) }],
      hashes: hashes(locked.integrity),
    }))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components,
  }
}
