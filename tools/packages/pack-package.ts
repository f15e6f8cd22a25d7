import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { stagePackage } from './stage-package'

/**
 * Builds a package and packs it. The same sources give the same bytes, because npm writes fixed dates, a fixed order
 * and no date into the archive.
 * @param folder its sources, such as packages/docs-mcp
 * @param target a folder for the packed file, and for what it's packed from
 * @returns path of the packed file
 */
export async function packPackage(folder: string, target: string): Promise<string> {
  const staged = path.posix.join(target, path.basename(folder))
  await stagePackage(folder, staged)
  const words = ['pack', '--silent', '--ignore-scripts', '--pack-destination', target, `./${staged}`]
  const packed = execFileSync('npm', words, { encoding: 'utf8', shell: process.platform === 'win32' }).trim()
  return path.join(target, packed)
}
