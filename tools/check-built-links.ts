// Follows every link, anchor, image, name and listed URL in the built site, and reads every compressed file,
// without a network.
import { linkFaults } from './built-links/link-faults'
import { checkData, readBuild } from './built-links/read-build'
import { checkVariants } from './built-links/variant-faults'
import { recordCounted } from './trust-page/record-counted'

const SHOWN = 40

function main() {
  const build = process.argv[2] ?? 'build'
  const links = readBuild(build)
  const data = checkData(build, links)
  const variants = checkVariants(build)
  const faults = [...linkFaults(links), ...data.faults, ...variants.faults]
  for (const fault of faults.slice(0, SHOWN)) console.error(fault)
  if (faults.length > SHOWN) console.error(`… and ${faults.length - SHOWN} more`)
  const followed = [...links.pages.values()].reduce((sum, { references }) => sum + references.length, 0)
  console.log(
    `links: ${links.pages.size} pages, ${followed} references, ${links.moved.size} old URLs, ${data.tried} in data, ${variants.read} compressed files; ${faults.length} problems`,
  )
  recordCounted('tools/check-built-links.ts', faults.length === 0, {
    pages: links.pages.size,
    references: followed,
    'old URLs': links.moved.size,
  })
  if (faults.length > 0) process.exitCode = 1
}

main()
