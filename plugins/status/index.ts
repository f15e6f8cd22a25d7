// Computes the data for /status at build time: ages of checks, claims that can't be checked automatically, and
// outdated versions.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { NEWEST_FILE, readNewestVersions } from '../../model/facts/newest-versions'
import { summarizeReadings } from '../../config/page-readings'
import { factEntries, findNetwork, loadRegistry } from '../../model/facts/registry'
import type { Versions } from '../../model/facts/schema/facts'
import { parseUncheckedClaims } from '../../model/facts/schema/unchecked-claims'
import type { ComparedFacts, StatusData } from '../../src/types/status'
import { statusData, type KnownVersion, type Source } from './status-data'

const CLAIMS = 'data/unchecked-claims.json'

function readSources(siteDir: string): Source[] {
  return readdirSync(join(siteDir, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => ({
      file: `docs/${name.replaceAll('\\', '/')}`,
      text: readFileSync(join(siteDir, 'docs', name), 'utf8'),
    }))
}

/** Records whose source is npm: "npm wagmi@3.7.7" gives the package name, which isn't always the key. */
export function npmVersions(versions: Versions): KnownVersion[] {
  return Object.values(versions).flatMap((record) => {
    if (typeof record.source !== 'string' || typeof record.value !== 'string') return []
    const [, name] = /^npm (.+)@[^@]+$/.exec(record.source) ?? []
    const note = typeof record.note === 'string' ? { note: record.note } : {}
    return name ? [{ package: name, value: record.value, ...note }] : []
  })
}

/** Facts with a comparison, by network name. */
function comparedFacts(siteDir: string): ComparedFacts[] {
  return summarizeReadings(factEntries(siteDir).values()).map((reading) => ({
    ...reading,
    network: findNetwork(reading.network, siteDir).name,
  }))
}

export default function status({ siteDir }: LoadContext): Plugin<StatusData> {
  return {
    name: 'status',
    getPathsToWatch: () =>
      [CLAIMS, NEWEST_FILE, 'data/versions.json', 'data/contracts.json', 'data/tokens.json'].map((path) =>
        join(siteDir, path),
      ),
    loadContent: () => {
      const claims = parseUncheckedClaims(CLAIMS, readFileSync(join(siteDir, CLAIMS), 'utf8'))
      const known = npmVersions(loadRegistry(siteDir).versions)
      const data = statusData(readSources(siteDir), { claims, known, asked: readNewestVersions(siteDir) })
      return { ...data, compared: comparedFacts(siteDir) }
    },
    contentLoaded: async ({ content, actions }) => {
      await actions.createData('status.json', content)
    },
  }
}
