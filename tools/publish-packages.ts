// `npm run build` runs this between Docusaurus and the steps that finish the site. Argument: the built folder, which
// gets each package of packages/ as packages/<name>.tgz. The name has no version, so a command on a page stays the
// same; `npx <site>/packages/<name>.tgz` installs it and runs its command.
import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readManifest } from '../model/packages/lock-file'
import { packPackage } from './packages/pack-package'

const SOURCES = 'packages'
const TARGET = '.cache/published-packages'

async function main(build = 'build'): Promise<void> {
  const published = path.join(build, 'packages')
  mkdirSync(published, { recursive: true })
  for (const folder of readdirSync(SOURCES).map((name) => path.join(SOURCES, name))) {
    const { name } = readManifest(readFileSync(path.join(folder, 'package.json'), 'utf8'))
    cpSync(await packPackage(folder, TARGET), path.join(published, `${name}.tgz`))
  }
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
