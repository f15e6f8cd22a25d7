// Tells whether build/ was made from the sources as they are now.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../server/built-files'

export const STAMP_FILE = '.stamp'
const FOLDERS = [
  'config',
  'data',
  'docs',
  'ledger',
  'mdx',
  'plugins',
  'receipts',
  'server',
  'sidebars',
  'src',
  'static',
]
const FILES = [
  '.env',
  'docusaurus.config.ts',
  'package-lock.json',
  'tools/finish-build.ts',
  'tools/host-rules.ts',
]
const VARIABLES = /^(?:CELO_|SITE_)/

type Environment = Readonly<Record<string, string | undefined>>

function sourceFiles(root: string): string[] {
  const below = FOLDERS.filter((folder) => existsSync(path.join(root, folder))).flatMap((folder) =>
    listFiles(path.join(root, folder)).map((file) => `${folder}/${file}`),
  )
  const single = FILES.filter((file) => existsSync(path.join(root, file)))
  return [...below, ...single].filter((file) => !/\.test\.[a-z]+$/.test(file))
}

/** A hash of everything a build reads: names and bytes of the sources, and the variables that configure it. */
export function sourceStamp(root: string, environment: Environment = process.env): string {
  const hash = createHash('sha256')
  for (const file of sourceFiles(root)) {
    const bytes = readFileSync(path.join(root, file))
    hash.update(`${file}\0${bytes.length}\0`).update(bytes)
  }
  const names = Object.keys(environment).filter((name) => VARIABLES.test(name) && name !== 'CELO_ROOT')
  for (const name of names.sort()) hash.update(`${name}=${environment[name] ?? ''}\0`)
  return hash.digest('hex')
}

/** Writes the stamp of a finished build; servers never show files that start with a dot. */
export function writeStamp(build: string, stamp: string): void {
  writeFileSync(path.join(build, STAMP_FILE), `${stamp}\n`)
}

/** True when build/ exists and carries this stamp. */
export function isBuiltFrom(build: string, stamp: string): boolean {
  const file = path.join(build, STAMP_FILE)
  return existsSync(file) && statSync(file).isFile() && readFileSync(file, 'utf8').trim() === stamp
}
