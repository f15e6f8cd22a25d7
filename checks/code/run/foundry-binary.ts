import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { places } from '../places'

/**
 * @param name anvil, cast or forge
 * @returns the binary that the pinned npm package brings for this machine; no install script is needed
 */
export function foundryBinary(name: 'anvil' | 'cast' | 'forge'): string {
  const platform = process.platform === 'win32' ? 'win32' : process.platform
  const arch = process.arch === 'x64' ? 'amd64' : process.arch
  const find = createRequire(join(places.checks, 'package.json'))
  const manifest = find.resolve(`@foundry-rs/${name}-${platform}-${arch}/package.json`)
  return join(dirname(manifest), 'bin', platform === 'win32' ? `${name}.exe` : name)
}
