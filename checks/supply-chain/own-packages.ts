import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Manifest, readManifest } from '../../model/packages/lock-file'

const FOLDER = 'packages'
/** Scripts that npm runs on a user's machine when they install a package. */
const INSTALL_SCRIPTS = ['preinstall', 'install', 'postinstall', 'prepare']
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/

/** A package in this repository that others install. */
export interface OwnPackage {
  /** Relative to the repository. */
  readonly folder: string
  readonly manifest: Manifest
  readonly hasReadme: boolean
}

/** The packages of the repository. In: its root. */
export function readOwnPackages(root: string): OwnPackage[] {
  const folders = existsSync(path.join(root, FOLDER)) ? readdirSync(path.join(root, FOLDER)).sort() : []
  return folders.map((name) => {
    const folder = `${FOLDER}/${name}`
    const text = readFileSync(path.join(root, folder, 'package.json'), 'utf8')
    const hasReadme = existsSync(path.join(root, folder, 'README.md'))
    return { folder, manifest: readManifest(text), hasReadme }
  })
}

/**
 * What users of a package would get that no one here has reviewed: version ranges, and scripts that run on install.
 */
export function ownPackageFaults({ folder, manifest, hasReadme }: OwnPackage): string[] {
  const { dependencies, optionalDependencies, scripts = {}, license } = manifest
  const file = `${folder}/package.json`
  const ranges = Object.entries({ ...dependencies, ...optionalDependencies })
    .filter(([, version]) => !EXACT.test(version))
    .map(
      ([name, version]) =>
        `${file} dependencies.${name}: found ${JSON.stringify(version)}; expected an exact version. Fix: write the one that was tested.`,
    )
  const installs = INSTALL_SCRIPTS.filter((name) => name in (scripts as object)).map(
    (name) =>
      `${file} scripts.${name}: found a script; expected none that runs at an install. Fix: do it in tools/build-packages.ts.`,
  )
  const licenses =
    license === 'MIT' ? [] : [`${file} license: found ${String(license)}; expected MIT. Fix: add it.`]
  const readme = hasReadme ? [] : [`${folder}/README.md: found nothing; expected it. Fix: write it.`]
  return [...ranges, ...installs, ...licenses, ...readme]
}
