// Checks the packages that the site is built from, and those that its checks install.
import { getLicense } from '../model/packages/licenses'
import { ownPackageFaults, readOwnPackages } from '../checks/supply-chain/own-packages'
import { readInstalled } from '../checks/supply-chain/read-installed'
import { supplyChainFaults } from '../checks/supply-chain/supply-chain-faults'
import { recordCounted } from './trust-page/record-counted'

function main() {
  const all = readInstalled('.')
  const faults = [...all.flatMap(supplyChainFaults), ...readOwnPackages('.').flatMap(ownPackageFaults)]
  for (const fault of faults) console.error(fault)
  const packages = all.flatMap((installed) => installed.packages)
  const licenses = new Set(packages.map(({ name, version, license }) => getLicense(name, version, license)))
  console.log(
    `supply chain: ${all.length} lock files, ${packages.length} packages, ${licenses.size} licenses; ${faults.length} problems`,
  )
  recordCounted('tools/check-supply-chain.ts', faults.length === 0, {
    'lock files': all.length,
    packages: packages.length,
  })
  if (faults.length > 0) process.exitCode = 1
}

main()
