// `node tools/install.mjs . checks/code`: installs packages in folders that don't match their lock file.
// Plain JavaScript, because it runs before anything is installed.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { holdLock } from './hold-lock.mjs'

// Not import.meta.filename: older versions of Node don't have it, and their users should see the message below.
const FILE = fileURLToPath(import.meta.url)
const HIGHEST_PORT = 65_535
const LEAST_NODE = [20, 18]

/**
 * A message if this version of Node is too old, otherwise undefined.
 * @param {string} version such as "20.18.1"
 */
export function nodeFault(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [leastMajor = 0, leastMinor = 0] = LEAST_NODE
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return undefined
  return `Node ${version} is too old: this site needs Node ${LEAST_NODE.join('.')} or newer (https://nodejs.org).`
}

/**
 * A message if the variable PORT isn't a valid port, otherwise undefined. `npm start` would only notice after the
 * install.
 * @param {string | undefined} text
 */
export function portFault(text) {
  if (!text || (/^\d+$/.test(text) && Number(text) <= HIGHEST_PORT)) return undefined
  return `PORT: found ${JSON.stringify(text)}; expected a whole number from 0 to ${HIGHEST_PORT}. Fix: PORT=3000 npm start.`
}

/**
 * A message if another program uses the port in the variable PORT, otherwise undefined. A port from `--port` is checked
 * after the install and before the build (tools/start.ts), because npm passes arguments only to a command's last part.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Promise<string | undefined>}
 */
export function takenPortFault({ PORT, SERVE_HOST, npm_lifecycle_event: event }) {
  if (event !== 'start' || !PORT || PORT === '0') return Promise.resolve(undefined)
  const next = Number(PORT) < HIGHEST_PORT ? Number(PORT) + 1 : 3000
  return new Promise((resolve) => {
    const server = createServer()
    // Only this error: the server itself reports the others.
    server.once('error', ({ code }) =>
      resolve(
        code === 'EADDRINUSE'
          ? `PORT: found ${PORT}, which another process uses; expected a free port. Fix: PORT=${next} npm start, or stop that process.`
          : undefined,
      ),
    )
    server.listen(Number(PORT), SERVE_HOST || '127.0.0.1', () => server.close(() => resolve(undefined)))
  })
}

/** @param {string} file */
function listPackages(file) {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

/**
 * True if node_modules doesn't match package-lock.json. npm writes a list of what it installed to
 * node_modules/.package-lock.json at the end, so this also detects an interrupted install.
 * @param {string} folder with a package-lock.json
 */
export function needsInstall(folder) {
  const locked = listPackages(path.join(folder, 'package-lock.json'))
  if (!locked)
    throw new Error(`${path.join(folder, 'package-lock.json')}: expected a lock file. Fix: restore it.`)
  const installed = listPackages(path.join(folder, 'node_modules/.package-lock.json'))
  if (!installed) return true
  return Object.entries(locked).some(([name, entry]) => {
    const present = installed[name]
    if (name === '') return false
    if (!present) return !entry.optional && !entry.devOptional
    return present.version !== entry.version || present.integrity !== entry.integrity
  })
}

/**
 * Runs `npm ci` in a folder if necessary; rejects with the exit code if it fails.
 * @param {string} folder
 * @param {boolean} [isShown] whether npm's output is shown as it comes, otherwise at the end
 */
export async function installIn(folder, isShown = true) {
  if (!needsInstall(folder)) return
  const giveBack = holdLock(path.join(folder, '.cache/install.lock'), 'an install')
  try {
    await runNpm(folder, isShown)
  } finally {
    giveBack()
  }
}

/**
 * @param {string} folder
 * @param {boolean} isShown
 * @returns {Promise<void>}
 */
function runNpm(folder, isShown) {
  console.log(`Installing the packages of ${folder === '.' ? 'this site' : folder} (npm ci)…`)
  const prefix = folder === '.' ? [] : ['--prefix', folder]
  const stdio = isShown ? 'inherit' : 'pipe'
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['ci', '--ignore-scripts', ...prefix], {
      stdio: ['ignore', stdio, stdio],
      shell: process.platform === 'win32',
    })
    /** @type {Buffer[]} */
    const output = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => void output.push(chunk))
    child.once('error', (error) => reject(new Error(`npm couldn't be started: ${error.message}`)))
    child.once('close', (code, signal) => {
      process.stdout.write(Buffer.concat(output))
      if (code === 0) return resolve()
      reject(new Error(`npm ci failed in ${folder} with exit code ${code ?? signal}. Its output is above.`))
    })
  })
}

/**
 * Installs in several folders at once, because npm mostly waits for the registry and the disk.
 * @param {readonly string[]} folders
 */
async function installInAll(folders) {
  const ended = await Promise.allSettled(folders.map((folder) => installIn(folder, folders.length === 1)))
  for (const one of ended) if (one.status === 'rejected') throw one.reason
}

/** Checks Node and the port, then installs what's missing in each folder. @param {readonly string[]} folders */
async function install(folders) {
  const fault =
    nodeFault(process.versions.node) ?? portFault(process.env.PORT) ?? (await takenPortFault(process.env))
  if (fault) throw new Error(fault)
  process.chdir(path.resolve(path.dirname(FILE), '..'))
  await installInAll(folders)
}

// Node resolves links in a module's path but not in the program's, and the checkout's path may contain a link.
if (process.argv[1] && realpathSync(process.argv[1]) === FILE) {
  install(process.argv.slice(2)).catch((error) => {
    console.error(error instanceof Error ? error.message : error)
    // Tests that couldn't even start count as failed, and the last line has to show that.
    if (process.env.npm_lifecycle_event === 'test') console.log('\n0 passed, 1 failed')
    process.exitCode = 1
  })
}
