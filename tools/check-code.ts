/**
 * Checks the pages' code blocks, each according to its class.
 *   npm run check:code                          all pages; writes receipts/
 *   npm run check:code -- docs/a.mdx            some pages
 *   npm run check:code -- --watch docs/a.mdx    a page each time you save it, in seconds
 *   npm run check:code -- --verify              writes nothing and ignores the cache: for CI
 *   npm run check:code -- --heavy-dependencies              also needs checks/code/heavy-dependencies to be installed
 *   npm run check:code -- --verify-packages     asks the npm registry for the packages that pages name
 *   npm run check:code -- --newest-versions     asks npm which pinned packages have a newer version, for /status
 */
import { checkRepository, parseArguments } from '../checks/code/check-repository'
import { askNewestVersions } from '../checks/code/newest-versions'
import { verifyPackages } from '../checks/code/verify-packages'
import { watchPages } from '../checks/code/watch-pages'

async function main(): Promise<void> {
  const options = parseArguments(process.argv.slice(2))
  if (options.newestVersions) {
    const { askedOn, newest } = askNewestVersions(new Date().toISOString().slice(0, 10))
    return console.log(`${askedOn}: newest versions of ${Object.keys(newest).length} packages`)
  }
  if (options.watch) return void (await watchPages(options))
  const failed = options.verifyPackages ? verifyPackages(options.files) : await checkRepository(options)
  if (failed > 0) process.exitCode = 1
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
