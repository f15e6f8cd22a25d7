import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getLicense, isAllowed } from '../../model/packages/licenses'
import { type LockedPackage, readLockFile } from '../../model/packages/lock-file'

const PLACE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/
const LICENSE_FILE = /^licen[cs]e(?:\.(?:md|txt))?$/i

/**
 * The packages whose sources are in a bundle, from the lock file.
 * @param inputs sources, relative to the root
 * @param lock text of package-lock.json
 * @throws for a package that's missing in the lock file or may not be redistributed
 */
export function listBundled(inputs: readonly string[], lock: string): LockedPackage[] {
  const places = [...new Set(inputs.flatMap((input) => PLACE.exec(input)?.[0] ?? []))].sort()
  const locked = new Map(readLockFile(lock).map((one) => [one.place, one]))
  const packages = places.map((place) => {
    const found = locked.get(place)
    if (!found) throw new Error(`package-lock.json: found no ${place}, expected it. Fix: npm install.`)
    const license = getLicense(found.name, found.version, found.license) ?? 'none'
    if (!isAllowed(license))
      throw new Error(
        `package-lock.json ${place}: found license ${license}, expected one in model/packages/licenses.ts. Fix: don't import it in a package.`,
      )
    return found
  })
  // npm may install the same version in several places.
  return [...new Map(packages.map((one) => [`${one.name}@${one.version}`, one])).values()]
}

/** Some packages name the MIT license without its text, which has to come with their code. Out: the text, with their author. */
function writeMit(place: string): string {
  const { author } = JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8')) as {
    author?: string | { name: string }
  }
  const name = typeof author === 'string' ? author : author?.name
  if (!name)
    throw new Error(
      `${place}: found neither a license text nor an author, expected one. Fix: don't import it in a package.`,
    )
  return readFileSync('LICENSE', 'utf8')
    .trim()
    .replace(/^Copyright .*$/m, `Copyright (c) ${name}`)
}

/** The packages' license texts, joined. */
export function joinLicenses(packages: readonly LockedPackage[]): string {
  const texts = packages.map(({ name, version, license, place }) => {
    const file = existsSync(place) ? readdirSync(place).find((one) => LICENSE_FILE.test(one)) : undefined
    const known = getLicense(name, version, license)
    const unwritten = known === 'MIT' ? () => writeMit(place) : () => 'The package has no license file.'
    const text = file ? readFileSync(path.join(place, file), 'utf8').trim() : unwritten()
    return `${name} ${version}\nLicense: ${known}\n\n${text}\n`
  })
  return texts.join(`\n${'-'.repeat(80)}\n\n`)
}
