import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pinned } from '../packages'
import { places } from '../places'

const packageOf = (name: string) => `@foundry-rs/${name}-linux-amd64`

/** @returns the pinned release of Foundry */
export const foundryVersion = (): string => pinned('main')[packageOf('anvil')] ?? ''

/**
 * The npm packages of Foundry carry the binary of one platform each; the one for Linux on x64 is pinned. Elsewhere
 * FOUNDRY_BIN names the folder of an installed Foundry of that release.
 *
 * @param name anvil, cast or forge
 * @throws when there is no binary, with the way to get one
 */
export function foundryBinary(name: 'anvil' | 'cast' | 'forge'): string {
  const folder = process.env.FOUNDRY_BIN ?? join(places.checks, 'node_modules', packageOf(name), 'bin')
  const file = join(folder, process.platform === 'win32' ? `${name}.exe` : name)
  if (existsSync(file)) return file
  throw new Error(
    `There is no ${file}. Run npm ci --prefix checks/code --ignore-scripts on Linux (x64); elsewhere run ` +
      `foundryup --install ${foundryVersion()} and set FOUNDRY_BIN to the folder of ${name}, such as ~/.foundry/bin`,
  )
}
