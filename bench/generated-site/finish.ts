// Finishes a build of this site's theme over generated pages, as postbuild/run.ts does for the site itself, but for
// what belongs to its own pages (old addresses, the exports for machines, all files compressed ahead).
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { finishPages } from '../../postbuild/steps/pages/finish-pages'
import { pageFiles, readPages } from '../../postbuild/built-files'
import { POLICY_FILE } from '../../model/http/server-files'
import { buildPolicy } from '../../model/http/content-security-policy'
import { mergeInlineCode } from '../../postbuild/steps/security/inline-code'
import { readOwnParts } from '../../postbuild/steps/security/own-parts'
import { writeSearchIndex } from '../../postbuild/steps/search-index'

async function main() {
  const [build, cache] = process.argv.slice(2)
  if (!build || !cache) throw new Error('expected the built folder, and one for compressed files')
  await writeSearchIndex(build)
  const finished = await finishPages(build, await pageFiles(build), cache)
  const pages = await readPages(build, await readOwnParts(finished.styles))
  const { scripts, styles, faults } = mergeInlineCode(pages.map((page) => page.code))
  if (faults.length > 0) throw new Error(faults.join('\n'))
  await writeFile(path.join(build, POLICY_FILE), JSON.stringify({ policy: buildPolicy(scripts, styles) }))
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
