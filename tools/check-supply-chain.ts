// Checks what the site is built from, and writes the bill of materials into the build when there is one.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { billOfMaterials } from './supply-chain/bill-of-materials'
import { readLockFile, readManifest } from './supply-chain/lock-file'
import { supplyChainFaults } from './supply-chain/supply-chain-faults'
import { recordCounted } from './trust-page/record-counted'

const BUILD = 'build'
const BILL = 'bill-of-materials.cdx.json'

function main() {
  const manifest = readManifest(readFileSync('package.json', 'utf8'))
  const packages = readLockFile(readFileSync('package-lock.json', 'utf8'))
  const faults = supplyChainFaults(manifest, packages, readFileSync('.npmrc', 'utf8'))
  for (const fault of faults) console.error(fault)
  if (existsSync(BUILD)) {
    writeFileSync(path.join(BUILD, BILL), `${JSON.stringify(billOfMaterials(manifest, packages))}\n`)
    console.log(`wrote ${BUILD}/${BILL}`)
  }
  const licences = new Set(packages.map(({ license }) => license)).size
  console.log(`supply chain: ${packages.length} packages, ${licences} licences; ${faults.length} faults`)
  recordCounted('tools/check-supply-chain.ts', faults.length === 0, { packages: packages.length })
  if (faults.length > 0) process.exitCode = 1
}

main()
