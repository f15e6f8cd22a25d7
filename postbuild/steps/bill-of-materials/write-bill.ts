import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Step } from '../../built-site'
import { writeWhole } from '../../../model/write-whole'
import { billOfMaterials } from './bill-of-materials'
import { readLockFile, readManifest } from '../../../model/packages/lock-file'

/** Name in a build of the list of the packages that it was made with. */
export const BILL_FILE = 'bill-of-materials.cdx.json'

/** Writes the bill of materials into a build, from the lock file in this folder. */
export const writeBill: Step = async ({ build }) => {
  const packages = readLockFile(readFileSync('package-lock.json', 'utf8'))
  const bill = billOfMaterials(readManifest(readFileSync('package.json', 'utf8')), packages)
  await writeWhole(path.join(build, BILL_FILE), `${JSON.stringify(bill)}\n`)
  return `bill of materials: ${packages.length} packages`
}
