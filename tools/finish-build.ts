// Runs after `docusaurus build`.
import { readFileSync } from 'node:fs'
import { LEDGER_FILE, requireLedger } from '../ledger/ledger'
import { finishBuiltSite } from './finish-built-site'
import { sourceStamp, writeStamp } from './source-stamp'

const BUILD = 'build'

async function main(): Promise<void> {
  const stamp = sourceStamp('.')
  const rows = requireLedger(readFileSync(LEDGER_FILE, 'utf8'))
  await finishBuiltSite({ build: BUILD, cache: '.cache/compressed' }, rows)
  writeStamp(BUILD, stamp)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
