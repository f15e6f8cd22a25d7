import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readLockFile, readManifest } from '../../model/packages/lock-file'
import type { Installed } from './supply-chain-faults'

const LOCK = 'package-lock.json'
/** Folders that are never committed. */
const SKIPPED = new Set(['node_modules', '.git', '.cache', '.docusaurus', 'build', 'test-results'])

const getText = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

function foldersBelow(folder: string): string[] {
  const inner = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !SKIPPED.has(entry.name))
    .flatMap((entry) => foldersBelow(path.join(folder, entry.name)))
  return existsSync(path.join(folder, LOCK)) ? [folder, ...inner] : inner
}

/** Reads every folder in the repository that has a lock file. In: its root. Out: the site itself first. */
export function readInstalled(root: string): Installed[] {
  return foldersBelow(root).map((place) => {
    const name = path.relative(root, place).split(path.sep).join('/')
    return {
      folder: name === '' ? '' : `${name}/`,
      use: name === '' ? 'site' : 'checks',
      manifest: readManifest(readFileSync(path.join(place, 'package.json'), 'utf8')),
      packages: readLockFile(readFileSync(path.join(place, LOCK), 'utf8')),
      npmrc: getText(path.join(place, '.npmrc')),
    }
  })
}
