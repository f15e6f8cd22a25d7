// `node tools/install.mjs . checks/code`: installs in these folders what is missing or older than the lock file.
// Plain JavaScript: it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const LEAST_NODE = [20, 18]

/**
 * A message when this Node is too old, or undefined.
 * @param {string} version such as "20.18.1"
 */
export function nodeFault(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [leastMajor = 0, leastMinor = 0] = LEAST_NODE
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return undefined
  return `Node ${version} is too old: this site needs Node ${LEAST_NODE.join('.')} or newer (https://nodejs.org).`
}

/** @param {string} file */
function packagesOf(file) {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

/**
 * True when node_modules does not hold exactly what package-lock.json names. npm writes the list of what it
 * installed to node_modules/.package-lock.json when it is done, so an install that broke off is noticed too.
 * @param {string} folder with a package-lock.json
 */
export function needsInstall(folder) {
  const locked = packagesOf(path.join(folder, 'package-lock.json'))
  if (!locked)
    throw new Error(`${path.join(folder, 'package-lock.json')}: expected a lock file. Mend: restore it.`)
  const installed = packagesOf(path.join(folder, 'node_modules/.package-lock.json'))
  if (!installed) return true
  return Object.entries(locked).some(([name, entry]) => {
    const present = installed[name]
    if (name === '') return false
    if (!present) return !entry.optional && !entry.devOptional
    return present.version !== entry.version || present.integrity !== entry.integrity
  })
}

/**
 * Runs `npm ci` in a folder when it is needed; throws with the exit code when it fails.
 * @param {string} folder
 */
export function installIn(folder) {
  if (!needsInstall(folder)) return
  console.log(`Installing the packages of ${folder === '.' ? 'this site' : folder} (npm ci)…`)
  const prefix = folder === '.' ? [] : ['--prefix', folder]
  const { status, error } = spawnSync('npm', ['ci', ...prefix], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (error) throw new Error(`npm could not be started: ${error.message}`)
  if (status !== 0)
    throw new Error(`npm ci failed in ${folder} with exit code ${status}. Its output is above.`)
}

/** Checks Node, then installs in each folder what is missing there. @param {readonly string[]} folders */
function install(folders) {
  const fault = nodeFault(process.versions.node)
  if (fault) throw new Error(fault)
  process.chdir(path.resolve(import.meta.dirname, '..'))
  for (const folder of folders) installIn(folder)
}

if (process.argv[1] === import.meta.filename) {
  try {
    install(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    // A gate that couldn't even start has failed, and its last line says so.
    if (process.env.npm_lifecycle_event === 'test') console.log('\n0 passed, 1 failed')
    process.exitCode = 1
  }
}
