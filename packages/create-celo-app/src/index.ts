import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findFault } from './check-folder'

/** The texts of the app's files by path. `npm run packages` writes it, with addresses and versions from data/. */
const TEMPLATE = new URL('./template.json', import.meta.url)

/**
 * Writes the app into a new or an empty folder, and installs nothing.
 * @returns the files, in order
 * @throws if the folder has files, or its name can't be that of a package
 */
export function createApp(folder: string): string[] {
  const fault = findFault(folder)
  if (fault) throw new Error(fault)
  const files = JSON.parse(readFileSync(TEMPLATE, 'utf8')) as Record<string, string>
  const name = path.basename(path.resolve(folder))
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, file === 'package.json' ? nameManifest(text, name) : text)
  }
  return Object.keys(files)
}

const nameManifest = (text: string, name: string) =>
  `${JSON.stringify({ ...(JSON.parse(text) as object), name }, null, 2)}\n`
