import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fromHtml } from 'hast-util-from-html'
import { site } from '../../config/site'
import { routeFromBuiltFile } from '../../model/route'
import { isRedirectPage } from '../../postbuild/steps/redirects/redirect-page'
import { unpackSuggestions } from '../../model/redirects/suggestion-list'
import { listFiles } from '../../postbuild/built-files'
import { readSitemap } from '../../postbuild/steps/sitemap/read-sitemap'
import { isPrivate } from '../../model/http/rules'
import { type BuiltLinks, dataFaults } from './link-faults'
import { readReferences } from './read-references'

type Page = BuiltLinks['pages'] extends ReadonlyMap<string, infer Value> ? Value : never

const read = (build: string, file: string) => readFileSync(path.join(build, file), 'utf8')

function readMoved(build: string): Map<string, string> {
  const { moved } = JSON.parse(read(build, '_redirects.json')) as { moved: Record<string, string> }
  return new Map(Object.entries(moved))
}

/** Reads every page and file of a build. Pages that only redirect go into the table of old paths. */
export function readBuild(build: string): BuiltLinks {
  const pages = new Map<string, Page>()
  const files = new Set<string>()
  for (const file of listFiles(build)) {
    if (isPrivate(`/${file}`)) continue
    files.add(`/${file}`)
    if (!file.endsWith('.html')) continue
    const html = read(build, file)
    if (isRedirectPage(html)) continue
    pages.set(routeFromBuiltFile(file), { ...readReferences(fromHtml(html)), file: path.join(build, file) })
  }
  return { pages, files, moved: readMoved(build), origin: site.url }
}

const texts = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')

/** How to find this site's URLs in the data files that the build writes. */
const DATA: Record<string, (text: string) => string[]> = {
  'sitemap.xml': (text) => readSitemap(text).map(({ url }) => url),
  'suggestions.json': (text) =>
    unpackSuggestions(JSON.parse(text)).pages.map(({ route }) => encodeURI(route)),
  'llms.txt': (text) => texts(text, /\]\(([^)\s]+)\)/g),
}

/** Broken URLs in the build's data files, and how many were checked. Throws if a file is missing. */
export function checkData(build: string, links: BuiltLinks): { faults: string[]; tried: number } {
  const lists = Object.entries(DATA).map(([name, addresses]) => ({
    file: path.join(build, name),
    addresses: addresses(read(build, name)),
  }))
  return {
    faults: lists.flatMap(({ file, addresses }) => dataFaults(links, file, addresses)),
    tried: lists.reduce((sum, { addresses }) => sum + addresses.length, 0),
  }
}
