import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const PACKAGE = '@foundry-rs/anvil-linux-amd64'

/** What the choice depends on, so that tests can be on another machine. */
export interface Machine {
  readonly platform: NodeJS.Platform
  readonly env: Readonly<Record<string, string | undefined>>
  readonly home: string
  readonly exists: (file: string) => boolean
  /** The folder of an installed package; undefined when there is none. */
  readonly findPackage: (name: string) => string | undefined
}

function findPackage(name: string): string | undefined {
  try {
    return path.dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)))
  } catch {
    return undefined // npm leaves it out on other machines
  }
}

const thisMachine = (): Machine => ({
  platform: process.platform,
  env: process.env,
  home: homedir(),
  exists: existsSync,
  findPackage,
})

/**
 * The program anvil: in the folder FOUNDRY_BIN, from the package that npm installs on Linux x64, or where foundryup puts it.
 * @throws when there is none, with the way to get it
 */
export function findAnvil({ platform, env, home, exists, findPackage: find } = thisMachine()): string {
  const name = platform === 'win32' ? 'anvil.exe' : 'anvil'
  const own = env['FOUNDRY_BIN']
  const packaged = find(PACKAGE)
  const installed = path.join(home, '.foundry', 'bin')
  const places = own ? [own] : [...(packaged ? [path.join(packaged, 'bin')] : []), installed]
  const found = places.map((folder) => path.join(folder, name)).find(exists)
  if (found) return found
  throw new Error(
    `${places.join(', ')}: found no ${name}, expected Foundry 1.7 or later. Fix: install it (https://getfoundry.sh), or set FOUNDRY_BIN to its folder.`,
  )
}
