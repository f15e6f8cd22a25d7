/**
 * Writes the declarations of data/contract-reference/ from the installed @celo/abis; the sentences stay.
 * A file without "package" is written by hand, from the source that its members name.
 *   npm run generate:contracts                renews every file
 *   npm run generate:contracts -- Governance  adds the file of another contract, with its sentences to write
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listReferences, readSharedWords, REFERENCE_FOLDER } from '../model/contract-reference/read-reference'
import type { ContractReference } from '../model/contract-reference/schema'
import { PACKAGE, readPackageAbi, readPackageVersion } from './contracts/package-files'
import { refreshReference } from './contracts/refresh-reference'

const root = path.resolve(__dirname, '..')
const today = () => new Date().toISOString().slice(0, 10)

const getFile = (name: string) => path.join(root, REFERENCE_FOLDER, `${name}.json`)

/** A file as it is: the schema would reject one whose sentences are still to be written. */
function readHeld(contract: string): ContractReference {
  if (existsSync(getFile(contract)))
    return JSON.parse(readFileSync(getFile(contract), 'utf8')) as ContractReference
  const version = readPackageVersion(root)
  const sources = [`npm ${PACKAGE}@${version}`]
  return { contract, package: { name: PACKAGE, version }, sources, checkedOn: today(), members: {} }
}

function writeReference(name: string) {
  const held = readHeld(name)
  if (!held.package) return console.log(`${name}: no package declares it, so its file stays as it is`)
  const version = readPackageVersion(root)
  const checkedOn = held.package.version === version ? held.checkedOn : today()
  const renewed = { ...held, package: { name: PACKAGE, version }, checkedOn }
  const reference = refreshReference(renewed, readPackageAbi(name, root), readSharedWords(root))
  writeFileSync(getFile(name), `${JSON.stringify(reference, null, 2)}\n`)
  const empty = Object.values(reference.members).filter(({ text }) => text === '').length
  console.log(`${name}: ${Object.keys(reference.members).length} members, ${empty} without a sentence`)
}

for (const name of new Set([...listReferences(root), ...process.argv.slice(2)])) writeReference(name)
