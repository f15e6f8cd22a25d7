// npm run packages [-- docs-mcp]: builds the packages in packages/ and packs each into .cache/packages/.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { packPackage } from './packages/pack-package'

const SOURCES = 'packages'
const TARGET = '.cache/packages'

async function buildPackage(name: string): Promise<void> {
  const folder = path.join(SOURCES, name)
  if (!existsSync(path.join(folder, 'package.json')))
    throw new Error(
      `${folder}: found no package, expected one of ${readdirSync(SOURCES).join(', ')}. Fix: npm run packages -- docs-mcp.`,
    )
  console.log(path.resolve(await packPackage(folder, TARGET)))
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2)
  for (const name of wanted.length > 0 ? wanted : readdirSync(SOURCES).sort()) await buildPackage(name)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
