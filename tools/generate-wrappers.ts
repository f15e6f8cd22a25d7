/**
 * Writes data/contractkit-wrappers.json from the types of the installed @celo/contractkit, and the table of its page.
 *   npx tsx tools/generate-wrappers.ts
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readWrappers } from './wrappers/read-wrappers'
import { withTable, wrapperTable } from './wrappers/wrapper-table'

const root = path.resolve(__dirname, '..')
const packageFolder = path.join(root, 'checks/code/node_modules/@celo/contractkit')
const dataFile = path.join(root, 'data/contractkit-wrappers.json')
const page = 'docs/developer/contractkit/contracts-wrappers-registry.mdx'

/** Keeps the date of the last read as long as the package doesn't change, so a second run changes nothing. */
function heldDay(version: string): string | undefined {
  if (!existsSync(dataFile)) return undefined
  const held = JSON.parse(readFileSync(dataFile, 'utf8')) as { version: string; checkedOn: string }
  return held.version === version ? held.checkedOn : undefined
}

function main() {
  const today = new Date().toISOString().slice(0, 10)
  const read = readWrappers(packageFolder, today)
  const index = { ...read, checkedOn: heldDay(read.version) ?? today }
  writeFileSync(dataFile, `${JSON.stringify(index, null, 2)}\n`)
  const file = path.join(root, page)
  writeFileSync(file, withTable(readFileSync(file, 'utf8'), wrapperTable(index), page))
  console.log(
    `${index.wrappers.length} wrappers of @celo/contractkit ${index.version}: data and page written`,
  )
}

main()
