import { execFileSync } from 'node:child_process'
import path from 'node:path'

/** The oldest version of Node that package.json allows, and the newest of each later line that's still maintained. */
export const NODE_VERSIONS = ['20.18.0', '22.23.3', '24.21.0', '26.10.0']

/**
 * The npm package with the Node binary for a platform. The package `node` would download it in an install script, but
 * install scripts never run here.
 */
export function nodePackage(version: string, platform: string, arch: string): string {
  const system = platform === 'win32' ? 'win' : platform
  const start = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'
  return `${start}-${system}-${arch}@${version}`
}

/**
 * Installs a version of Node into a folder, once.
 * @param cache folder that is kept between runs
 * @returns the binary's folder, for PATH
 */
export function installNode(version: string, cache: string): string {
  const name = nodePackage(version, process.platform, process.arch)
  const folder = path.resolve(cache, version)
  const words = ['install', '--ignore-scripts', '--no-save', '--prefix', folder, name]
  execFileSync('npm', words, { stdio: 'ignore', shell: process.platform === 'win32' })
  const bin = path.join(folder, 'node_modules', name.slice(0, name.lastIndexOf('@')), 'bin')
  const told = execFileSync(path.join(bin, 'node'), ['--version'], { encoding: 'utf8' }).trim()
  if (told === `v${version}`) return bin
  throw new Error(`${bin}/node: found Node ${told}; expected v${version}. Fix: delete ${folder}.`)
}
