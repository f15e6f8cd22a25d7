import fs from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import type { Figures, Step } from '../measurement'
import { ownEngine } from '../../src/search/relevance/engines'
import { parseQueries, QUERIES_FILE } from '../../src/search/relevance/query-set'
import { type Find, scoreQueries } from '../../src/search/relevance/score-queries'
import { builtFolder } from '../built-site'
import { DESK, openPage } from '../measure/open-page'
import { SITE } from '../corpora'
import { sites } from '../sites'
import { inBrowser, type Look } from './in-browser'

/** How many pages in an answer count. */
const LOOKED_AT = 20

const routeFromFile = (address: string) => address.replace(/(.)\/$/, '$1')

/** Pagefind as included in Starlight, called through its API in the browser. */
const pagefind =
  (page: Page): Find =>
  async (query) => {
    const addresses = await page.evaluate(
      async ([words, most]) => {
        type Result = { data(): Promise<{ url: string }> }
        const file = '/pagefind/pagefind.js'
        const api = (await import(file)) as { search(query: string): Promise<{ results: Result[] }> }
        const { results } = await api.search(words)
        return Promise.all(results.slice(0, most).map(async (result) => (await result.data()).url))
      },
      [query, LOOKED_AT] as const,
    )
    return addresses.map(routeFromFile)
  }

async function inPagefind({ browser, server }: Look, score: (find: Find) => Promise<Figures>) {
  const page = await openPage(browser, DESK)
  try {
    await page.goto(server.url)
    return await score(pagefind(page))
  } finally {
    await page.context().close()
  }
}

/** This site's engine with its index files. */
async function inOwn({ site, say }: Look, score: (find: Find) => Promise<Figures>) {
  const folder = path.join(await builtFolder(site, SITE, say), 'search-index')
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names
    .filter((name) => name.endsWith('.json'))
    .map((name): [string, string] => [name, fs.readFileSync(path.join(folder, name), 'utf8')])
  return score(ownEngine(new Map(files)))
}

async function scored(find: Find): Promise<Figures> {
  const queries = parseQueries(fs.readFileSync(QUERIES_FILE, 'utf8')).filter(({ set }) => set === 'measure')
  const { successAt1, successAt3, meanReciprocalRank } = await scoreQueries(queries, find)
  return { queries: queries.length, successAt1, successAt3, meanReciprocalRank } // anyone who sees misses would tune for them
}

const ENGINES: Readonly<Record<string, typeof inOwn>> = { celo: inOwn, starlight: inPagefind }

/** The measuring set's queries, on the same pages. */
export const relevanceStep: Step = {
  name: 'relevance',
  about: "readers' queries: success at 1 and at 3, mean reciprocal rank; this site and plain Pagefind",
  exact: true,
  measurements: () =>
    sites.flatMap((site) => {
      const engine = ENGINES[site.name]
      return engine
        ? [inBrowser({ id: `relevance.${site.name}`, site, corpus: SITE }, (look) => engine(look, scored))]
        : []
    }),
}
