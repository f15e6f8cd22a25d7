import fs from 'node:fs'
import path from 'node:path'
import { generateCliPages } from '../checks/cli/generate-pages'
import { loadCliData } from '../checks/cli/load-cli-data'

/** Writes docs/cli's topic pages from data/cli. The index page is written by hand. */
function main() {
  const root = path.resolve(__dirname, '..')
  const pages = generateCliPages(loadCliData(root))
  let changed = 0
  for (const [file, text] of pages) {
    const target = path.join(root, file)
    if (fs.existsSync(target) && fs.readFileSync(target, 'utf8') === text) continue
    fs.writeFileSync(target, text)
    changed += 1
    console.log(`wrote ${file}`)
  }
  console.log(`${pages.size} pages of the command line reference, ${changed} changed`)
}

main()
