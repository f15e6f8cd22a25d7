// npx tsx tests/retrieval/draw-sections.ts [seed]: the sections about which held-out questions are written, by lot.
import { createHash } from 'node:crypto'
import { openBuiltDocs } from '../../mcp/built-docs'
import { type Section, listSections } from '../../mcp/retrieval/sections'
import { areaOfRoute } from '../../postbuild/steps/llms/areas'
import { plainWords } from './answers'

/** Questions of each area, in the shares of the first 80. */
const WANTED = { 'What is Celo': 11, 'Build on Celo': 6, Tooling: 9, Contracts: 2, CLI: 5, 'Celo L2': 7 }
/** A section with fewer words has nothing to ask about. */
const MIN_WORDS = 25
/** Sections drawn for each question wanted: some only link elsewhere, or are asked about already. */
const SPARE = 2

const [seed = '2026-11-21 held out'] = process.argv.slice(2)
const lot = ({ route, path }: Section) =>
  createHash('sha256')
    .update([seed, route, ...path].join('\n'))
    .digest('hex')

async function main() {
  const docs = openBuiltDocs('build')
  const routes = [...docs.routes].sort()
  const pages = routes.map(async (route) => listSections(route, await docs.markdown(route)))
  const sections = (await Promise.all(pages)).flat()
  const asked = sections.filter(({ text }) => plainWords(text).split(' ').length >= MIN_WORDS)
  for (const [area, count] of Object.entries(WANTED)) {
    const drawn = asked
      .filter(({ route }) => areaOfRoute(route).name === area)
      .map((section) => ({ section, lot: lot(section) }))
      .sort((one, other) => one.lot.localeCompare(other.lot))
    for (const { section } of drawn.slice(0, count * SPARE))
      console.log(`${area}\t${section.route}\t${section.path.join(' > ')}`)
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
