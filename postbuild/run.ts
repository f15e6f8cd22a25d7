// Runs after `docusaurus build`. Arguments: the built folder and the cache of compressed files, if they aren't the
// default ones.
import { readFileSync } from 'node:fs'
import { REDIRECTS_FILE, requireRedirects } from '../model/redirects/redirects'
import { finishSite, type Step } from './built-site'
import { writeHostRules } from './hosts/write-host-rules'
import { writeBill } from './steps/bill-of-materials/write-bill'
import { compressSite, startCompression } from './steps/compress/compress-site'
import { writePreviews } from './steps/preview/write-previews'
import { writePages } from './steps/pages/write-pages'
import { writeAddresses } from './steps/redirects/write-addresses'
import { writeSearchIndex } from './steps/search-index'
import { writeOwnDocuments } from './steps/security/write-own-documents'
import { writePolicy } from './steps/security/write-policy'
import { writeMachineFiles } from './steps/write-machine-files'

const [build = 'build', cache = '.cache/compressed'] = process.argv.slice(2)

const steps: readonly Step[] = [
  writeSearchIndex, // also fills in the list of all pages for later steps
  startCompression(/^(?:assets|search-index)\/.*\.(?:js|css|json)$/),
  writeMachineFiles,
  writeBill,
  writePreviews,
  startCompression(/\.(?:md|txt)$/),
  writePages, // the last step that changes a page
  writeOwnDocuments, // before the policies are written
  writePolicy(),
  writeAddresses,
  writeHostRules,
  compressSite,
]

async function main(): Promise<void> {
  await finishSite({ build, cache }, steps, requireRedirects(readFileSync(REDIRECTS_FILE, 'utf8')))
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
