/**
 * Compares the prose of pages with well-edited docs: `npm run voice` for all pages, `npm run voice -- docs/page.mdx …`
 * for some of them. Ends with 1 if the figures are out of range.
 */
import { readFileSync } from 'node:fs'
import { measureVoice, reportVoice } from '../checks/content/voice-figures'
import { registryFacts } from '../model/facts/registry-facts'
import { readPage } from '../model/page/read-page'
import { filesUnder } from '../model/page/read-routes'

const facts = registryFacts()
const named = process.argv.slice(2)
const all = () =>
  filesUnder('docs')
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => `docs/${file}`)
const blocks = (named.length > 0 ? named : all()).flatMap((file) => {
  const { page } = readPage(file, readFileSync(file, 'utf8'), facts)
  if (!page) throw new Error(`${file}: can't be read. Fix: npm run check:content -- ${file}.`)
  return page.blocks
})
const { lines, isInRange } = reportVoice(measureVoice(blocks))
for (const line of lines) console.log(line)
if (!isInRange) process.exitCode = 1
