// Builds the sites that only browser tests use: the kitchen sink, and the same with all services and with
// settings that the real site doesn't use.
import { buildTestSite, testSites, type TestSite } from './test-sites/build-site'

async function main() {
  for (const name of Object.keys(testSites) as TestSite[]) {
    // the keys of an object of ours
    await buildTestSite(name)
    console.log(`${name}: built`)
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
