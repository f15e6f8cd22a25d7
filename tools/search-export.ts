// Writes the built site's search records as JSON, and pushes them to a hosted service if one is configured.
// SEARCH_PUSH_TO=algolia|typesense with SEARCH_PUSH_URL, _APP_ID, _KEY, _INDEX; --dry-run sends nothing.
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { site } from '../config/site'
import { exportedRecords } from '../src/search/export/algolia-records'
import { pushRecords } from '../src/search/export/push-records'
import { readTarget } from '../src/search/export/targets'
import { readBuiltRecords } from '../postbuild/steps/search-index'

const BUILD = 'build'
const OUT = '.cache/search-records.json'
const BATCH = 500
const TRIES = 5
const BAR = 30

const wait = (attempt: number) => new Promise<void>((resolve) => setTimeout(resolve, 500 * 2 ** attempt))

function showProgress(done: number, all: number): void {
  const filled = Math.round((BAR * done) / all)
  const bar = `[${'#'.repeat(filled)}${'.'.repeat(BAR - filled)}] ${done} of ${all} records`
  if (process.stdout.isTTY) process.stdout.write(`\r${bar}${done === all ? '\n' : ''}`)
  else console.log(bar)
}

async function main() {
  if (!existsSync(BUILD))
    throw new Error(`${BUILD}: found nothing, expected a built site. Fix: npm run build.`)
  const target = readTarget(process.env)
  const records = exportedRecords(await readBuiltRecords(BUILD), site.url)
  await mkdir(path.dirname(OUT), { recursive: true })
  await writeFile(OUT, `${JSON.stringify(records, null, 1)}\n`)
  console.log(`${records.length} records written to ${OUT}`)
  if (!target) return console.log("SEARCH_PUSH_TO isn't set, so nothing was sent.")
  const dryRun = process.argv.includes('--dry-run')
  const options = { batchSize: BATCH, tries: TRIES, wait, onProgress: showProgress, dryRun }
  const batches = await pushRecords(target, records, options)
  console.log(
    dryRun
      ? `dry run: ${batches} batches would go to ${target.name}; nothing was sent.`
      : `${records.length} records in ${batches} batches sent to ${target.name}`,
  )
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
