// Runs after `docusaurus build`. Words: the built folder and the cache of compressed files, where they are not the usual ones.
import { readFileSync } from 'node:fs'
import { REDIRECTS_FILE, requireRedirects } from '../model/redirects/redirects'
import { finishPages } from './steps/pages/finish-pages'
import { writeMachineFiles } from './steps/write-machine-files'
import { listFiles, pageFiles } from './built-files'
import { compressAhead } from './steps/compress/compress-ahead'
import { finishBuiltSite } from './finish-site'
import { writeSearchIndex } from './steps/search-index'
import { writeBill } from './steps/bill-of-materials/write-bill'

const [BUILD = 'build', CACHE = '.cache/compressed'] = process.argv.slice(2)

const finished = (pattern: RegExp) => listFiles(BUILD).filter((file) => pattern.test(file))

/** Begins to compress what is finished. When it fails, that's told where it is waited for, whatever fails before. */
function compress(pattern: RegExp): Promise<void> {
  const done = compressAhead(BUILD, finished(pattern), CACHE)
  done.catch(() => undefined)
  return done
}

async function main(): Promise<void> {
  const redirects = requireRedirects(readFileSync(REDIRECTS_FILE, 'utf8'))
  await writeSearchIndex(BUILD) // first: it fills in the list of all pages
  const ahead = [compress(/^(?:assets|search-index)\/.*\.(?:js|css|json)$/)]
  const pages = await pageFiles(BUILD)
  const machine = await writeMachineFiles(BUILD, pages)
  console.log(
    `machines: ${machine.twins} pages as Markdown, llms.txt of ${machine.indexLength} characters, ${machine.files} files`,
  )
  console.log(`bill of materials: ${await writeBill(BUILD)} packages`)
  ahead.push(compress(/\.(?:md|txt)$/))
  const done = await finishPages(BUILD, pages, CACHE)
  console.log(
    `pages: ${done.documents} documents of ${done.pages}, ${done.looks} looks, largest style ${done.largestStyle} bytes`,
  )
  await Promise.all(ahead)
  await finishBuiltSite({ build: BUILD, cache: CACHE, styles: done.styles }, redirects)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
