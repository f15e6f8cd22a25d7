import fs from 'node:fs'
import path from 'node:path'
import { CACHE } from './cache'
import { getCorpus } from './corpora'
import { corpusHash } from './corpus/corpus'
import type { Build, Site } from './sites/site'

type Say = (what: string) => void

/** Hashes that are computed once per run, because their input doesn't change meanwhile. */
const hashes = new Map<string, string>()

function once(name: string, hash: () => string): string {
  const known = hashes.get(name) ?? hash()
  hashes.set(name, known)
  return known
}

/** The versions and pages that a result is valid for. */
export const getStamp = (site: Site, corpus: string): string =>
  `${once(`site ${site.name}`, site.stamp)} ${once(`corpus ${corpus}`, () => corpusHash(getCorpus(corpus)))}`

const getFolder = (site: Site, corpus: string) => path.join(CACHE, 'built', `${site.name}-${corpus}`)

/** Rebuilds a site, and records its inputs next to it. */
export async function buildSite(site: Site, corpus: string, say: Say): Promise<Build> {
  const folder = getFolder(site, corpus)
  fs.rmSync(`${folder}.stamp`, { force: true })
  const build = await site.build(getCorpus(corpus), folder, say)
  fs.writeFileSync(`${folder}.stamp`, getStamp(site, corpus))
  return build
}

/** A built site's folder, for a measurement in the browser; built first if it's missing. */
export async function builtFolder(site: Site, corpus: string, say: Say): Promise<string> {
  const folder = getFolder(site, corpus)
  const mark = `${folder}.stamp`
  const fresh = fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === getStamp(site, corpus)
  if (!fresh) await buildSite(site, corpus, say)
  return folder
}
