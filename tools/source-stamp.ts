// Determines whether build/ was made from the current sources.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const STAMP_FILE = '.stamp'
const FOLDERS = [
  'checks',
  'config',
  'data',
  'docs',
  'mcp',
  'mdx',
  'model',
  'plugins',
  'postbuild',
  'receipts',
  'server',
  'sidebars',
  'src',
  'static',
  'tools',
]
const FILES = [
  '.env',
  '.env.example',
  'docusaurus.config.ts',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
]
const VARIABLES = /^(?:CELO_|SITE_)/

type Environment = Readonly<Record<string, string | undefined>>

/** The lock file covers packages, and only tests read fixtures and tests. */
const isSkipped = (name: string) =>
  name === 'node_modules' || name === 'fixtures' || /\.test\.[a-z]+$/.test(name)

/** Files below a folder; a link counts as its target, because that's what a build reads. */
function filesBelow(root: string, folder: string): string[] {
  const entries = readdirSync(path.join(root, folder)).filter((name) => !isSkipped(name))
  return entries.flatMap((name) => {
    const file = `${folder}/${name}`
    const stats = statSync(path.join(root, file), { throwIfNoEntry: false })
    if (stats?.isDirectory()) return filesBelow(root, file)
    return stats?.isFile() ? [file] : []
  })
}

function sourceFiles(root: string): string[] {
  const folders = FOLDERS.filter((folder) => existsSync(path.join(root, folder)))
  const single = FILES.filter((file) => existsSync(path.join(root, file)))
  return [...folders.flatMap((folder) => filesBelow(root, folder)), ...single].sort()
}

/** A hash of everything a build reads: the sources' names and content, and the variables that configure it. */
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

/** Writes a finished build's stamp; servers never serve files that start with a dot. */
export function writeStamp(build: string, stamp: string): void {
  writeFileSync(path.join(build, STAMP_FILE), `${stamp}\n`)
}

/** True if build/ exists and has this stamp. */
export function isBuiltFrom(build: string, stamp: string): boolean {
  const file = path.join(build, STAMP_FILE)
  return existsSync(file) && statSync(file).isFile() && readFileSync(file, 'utf8').trim() === stamp
}
