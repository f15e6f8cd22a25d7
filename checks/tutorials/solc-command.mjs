// The Solidity compiler of an npm package `solc` as the program that Foundry and Hardhat start:
//   node solc-command.mjs <folder of the package> --version | --standard-json
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const [folder, ...words] = process.argv.slice(2)
const solc = createRequire(import.meta.url)(folder)

if (words.includes('--version')) {
  console.log(`solc, the solidity compiler commandline interface\nVersion: ${solc.version()}`)
} else if (words.includes('--standard-json')) {
  process.stdout.write(solc.compile(readFileSync(0, 'utf8')))
} else {
  console.error(`found "${words.join(' ')}"; expected --version or --standard-json`)
  process.exitCode = 1
}
