// Finishes a build of generated pages with this site's theme, as postbuild/run.ts does for the site itself, but without
// the parts specific to the site's pages (old URLs, exports for machines, compressing all files).
import { finishSite } from '../../postbuild/built-site'
import { writePages } from '../../postbuild/steps/pages/write-pages'
import { writeSearchIndex } from '../../postbuild/steps/search-index'
import { writePolicy } from '../../postbuild/steps/security/write-policy'

async function main() {
  const [build, cache] = process.argv.slice(2)
  if (!build || !cache) throw new Error('expected the built folder and one for compressed files')
  await finishSite({ build, cache }, [writeSearchIndex, writePages, writePolicy({}, {})])
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
