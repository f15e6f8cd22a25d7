import { execFileSync } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { places } from '../code/places'

/** Where Foundry and Hardhat get the compiler from. */
const SERVER = 'https://binaries.soliditylang.org/linux-amd64/list.json'

/** The compiler that the pages name. */
export const SOLC_VERSION = '0.8.28'

/** How commands find a compiler: the folder that Hardhat keeps it in, and, for a stand-in, the program for Forge. */
export interface Compiler {
  variables: Readonly<Record<string, string>>
  isStandIn: boolean
}

async function isReachable(url: string): Promise<boolean> {
  try {
    const { ok } = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(10_000) })
    return ok
  } catch {
    return false
  }
}

function installSolc(folder: string): string {
  const name = join(folder, 'node_modules', 'solc')
  if (existsSync(join(name, 'package.json'))) return name
  mkdirSync(folder, { recursive: true })
  const words = ['install', '--ignore-scripts', '--no-save', '--prefix', folder, `solc@${SOLC_VERSION}`]
  execFileSync('npm', words, { stdio: 'ignore' })
  return name
}

function writeProgram(file: string, solc: string): void {
  const command = join(places.checks, '..', 'tutorials', 'solc-command.mjs')
  writeFileSync(file, `#!/bin/sh\nexec '${process.execPath}' '${command}' '${solc}' "$@"\n`)
  chmodSync(file, 0o755)
}

function writeList(folder: string, path: string): void {
  const build = {
    path,
    version: SOLC_VERSION,
    build: '',
    longVersion: SOLC_VERSION,
    keccak256: '',
    sha256: '',
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'list.json'), JSON.stringify({ builds: [build], releases: {} }))
}

/** Writes what Hardhat 2 and 3 find once they have downloaded a compiler. */
function fillHardhatCache(folder: string, solc: string): void {
  for (const name of ['compilers-v2', 'compilers-v3']) {
    const [native, wasm] = ['linux-amd64', 'wasm'].map((one) => join(folder, 'hardhat-nodejs', name, one))
    writeList(native!, 'solc')
    writeProgram(join(native!, 'solc'), solc)
    writeList(wasm!, 'soljson.js')
    copyFileSync(join(solc, 'soljson.js'), join(wasm!, 'soljson.js'))
  }
}

/**
 * Finds the Solidity compiler: its own server's where that answers, else the one of the npm package, compiled to
 * WebAssembly, as the program that Foundry and Hardhat expect.
 *
 * @param cache folder that is kept between runs
 */
export async function findCompiler(cache: string, reachable = isReachable): Promise<Compiler> {
  if (await reachable(SERVER))
    return { variables: { XDG_CACHE_HOME: resolve(cache, 'programs') }, isStandIn: false }
  const folder = resolve(cache, 'stand-in')
  const solc = installSolc(folder)
  const program = join(folder, 'solc')
  writeProgram(program, solc)
  fillHardhatCache(folder, solc)
  return { variables: { XDG_CACHE_HOME: folder, FOUNDRY_SOLC: program }, isStandIn: true }
}
