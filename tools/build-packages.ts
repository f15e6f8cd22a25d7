// npm run packages [-- docs-mcp]: builds the packages in packages/ and packs each into .cache/packages/.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { stagePackage } from './packages/stage-package'

const SOURCES = 'packages'
const TARGET = '.cache/packages'

async function buildPackage(name: string): Promise<void> {
  const folder = path.join(SOURCES, name)
  if (!existsSync(path.join(folder, 'package.json')))
    throw new Error(
      `${folder}: found no package, expected one of ${readdirSync(SOURCES).join(', ')}. Fix: npm run packages -- docs-mcp.`,
    )
  const staged = path.join(TARGET, name)
  await stagePackage(folder, staged)
  const words = ['pack', '--silent', '--ignore-scripts', '--pack-destination', TARGET, `./${staged}`]
  const packed = execFileSync('npm', words, { encoding: 'utf8', shell: process.platform === 'win32' }).trim()
  console.log(path.resolve(TARGET, packed))
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2)
  for (const name of wanted.length > 0 ? wanted : readdirSync(SOURCES).sort()) await buildPackage(name)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
