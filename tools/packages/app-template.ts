import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { site } from '../../config/site'
import { fillFacts } from '../../model/facts/fact-braces'
import { factRaw } from '../../model/facts/registry'

const FOLDER = 'packages/create-celo-app/template'

/** What a folder in use has besides its sources. */
const MADE = /^(?:node_modules|dist|contracts\/(?:cache|out))(?:\/|$)/

const listFiles = () =>
  readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(FOLDER, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !MADE.test(file))
    .sort()

/** The starter's files by path, with facts from data/ and this site's address. */
export const makeAppTemplate = (): Record<string, string> =>
  Object.fromEntries(
    listFiles().map((file) => {
      const text = readFileSync(path.join(FOLDER, file), 'utf8').replaceAll('https://docs.celo.org', site.url)
      return [file, fillFacts(text, ({ path: fact }) => factRaw(fact))]
    }),
  )
