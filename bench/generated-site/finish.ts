// Finishes a build of this site's theme over generated pages, as postbuild/run.ts does for the site itself, but for
// what belongs to its own pages (old addresses, the exports for machines, all files compressed ahead).
import { finishSite } from '../../postbuild/built-site'
import { writePages } from '../../postbuild/steps/pages/write-pages'
import { writeSearchIndex } from '../../postbuild/steps/search-index'
import { writePolicy } from '../../postbuild/steps/security/write-policy'

async function main() {
  const [build, cache] = process.argv.slice(2)
  if (!build || !cache) throw new Error('expected the built folder, and one for compressed files')
  await finishSite({ build, cache }, [writeSearchIndex, writePages, writePolicy({}, {})])
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
