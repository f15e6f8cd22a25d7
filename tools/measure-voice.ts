/** Compares the prose of all current pages with well-edited docs: `npm run voice`. Ends with 1 if it's out of range. */
import { readFileSync } from 'node:fs'
import { measureVoice, reportVoice } from '../checks/content/voice-figures'
import { registryFacts } from '../model/facts/registry-facts'
import { readPage } from '../model/page/read-page'
import { filesUnder } from '../model/page/read-routes'

const facts = registryFacts()
const files = filesUnder('docs').filter((file) => file.endsWith('.mdx'))
const blocks = files.flatMap((file) => {
  const { page } = readPage(`docs/${file}`, readFileSync(`docs/${file}`, 'utf8'), facts)
  if (!page) throw new Error(`docs/${file}: can't be read. Fix: npm run check:content -- docs/${file}.`)
  return page.blocks
})
const { lines, isInRange } = reportVoice(measureVoice(blocks))
for (const line of lines) console.log(line)
if (!isInRange) process.exitCode = 1
