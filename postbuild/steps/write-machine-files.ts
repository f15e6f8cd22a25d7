// Machine-readable files next to the pages: Markdown, indexes, facts. The same build and registry give the same
// bytes.
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { site as config } from '../../config/site'
import { findElements } from '../../model/html'
import { factText } from '../../model/facts/registry'
import type { Step } from '../built-site'
import { withDays } from './sitemap/sitemap'
import { addStructuredData } from './structured-data/structured-data'
import type { MachineFile } from './llms/llms-index'
import { markdownAddress } from '../../model/page/page-addresses'
import { absolute, type Site } from './markdown/page-address'
import { type DocSource, readDocs } from './read-sources'
import { writeWhole } from '../../model/write-whole'
import { askedFile } from './search-questions-file'
import { FACTS, FACTS_SCHEMA, factFiles } from './facts-json/fact-files'
import { feedFiles, NOTICES } from './feeds/feed-files'
import { indexFiles } from './llms/index-files'
import { skillFiles } from './skills/skill-files'
import { makeMarkdown, type PageWithMarkdown } from './markdown/make-markdown'

const files: readonly MachineFile[] = [
  {
    address: FACTS,
    title: 'facts.json',
    about: 'networks, tokens and fee adapters, contracts, events, versions, parameters, CLI',
  },
  { address: FACTS_SCHEMA, title: 'facts.schema.json', about: 'its JSON Schema' },
  {
    address: NOTICES,
    title: 'notices.json',
    about: 'notices with their dates; also as feeds: /feeds/notices.atom.xml, .rss.xml',
  },
  {
    address: '/.well-known/agent-skills/index.json',
    title: 'skills',
    about: 'five tasks with everything that an assistant needs for them, each as a SKILL.md',
  },
  { address: '/feeds/upgrades.ics', title: 'upgrades.ics', about: 'upgrade dates as a calendar' },
]

/** URLs of headings, such as /cli/account#accountbalance. */
const listAnchors = (pages: readonly PageWithMarkdown[]) =>
  new Set(
    pages.flatMap(({ route, built }) =>
      findElements(
        built.tree,
        ({ tagName, properties }) => /^h[2-6]$/.test(tagName) && Boolean(properties.id),
      ).map(({ properties }) => `${route}#${String(properties.id)}`),
    ),
  )

async function write(build: string, name: string, text: string): Promise<void> {
  await mkdir(path.join(build, path.dirname(name)), { recursive: true })
  await writeWhole(path.join(build, name), text)
}

async function dateSitemap(build: string, docs: ReadonlyMap<string, DocSource>, site: Site): Promise<void> {
  const file = path.join(build, 'sitemap.xml')
  if (!existsSync(file)) return
  const days = new Map([...docs.values()].map(({ route, facts }) => [absolute(site, route), facts.verified]))
  await writeWhole(
    file,
    withDays(await readFile(file, 'utf8'), (url) => days.get(url)),
  )
}

/**
 * Writes machine-readable files to a built folder, and adds structured data to documents. Throws if a page's
 * Markdown is missing too much of it, or an index gets too long.
 */
export const writeMachineFiles: Step = async ({ build, pages: built }) => {
  const root = '.'
  const docs = readDocs(root)
  const { site, pages } = makeMarkdown(built, docs, config.url)
  const known = {
    layer2Since: factText('events.l2-migration.celo', path.resolve(root)),
    testnet: factText('chains.celo-sepolia.name', path.resolve(root)),
  }
  const anchors = listAnchors(pages)
  const made = new Map([
    ...indexFiles({ pages, files }, site, known),
    ...factFiles(root, { docs, anchors }, site),
    askedFile(root, new Set([...anchors, ...pages.map(({ route }) => route)])),
  ])
  const markdown = new Map(pages.map((page) => [page.route, page.markdown]))
  const more = [...feedFiles(root, docs, site), ...skillFiles((route) => markdown.get(route), site)]
  for (const [name, text] of more) made.set(name, text)
  for (const page of pages) made.set(markdownAddress(page.route).slice(1), page.markdown)
  made.set('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${absolute(site, '/sitemap.xml')}\n`)
  for (const [name, text] of made) await write(build, name, text)
  for (const page of pages) addStructuredData(page.built, page, site)
  await dateSitemap(build, docs, site)
  return `machines: ${pages.length} pages as Markdown, llms.txt of ${made.get('llms.txt')!.length} characters, ${made.size} files`
}
