import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { baseFolder, places, type Base } from './places'
import { isInstalled, pinned, type Versions } from './packages'

export const NEWEST_FILE = 'checks/code/facts/newest-versions.json'

const newestSchema = z.strictObject({
  askedOn: z.iso.date(),
  /** Newest version that npm named, by package: of every package that was asked for. */
  newest: z.record(z.string(), z.string()),
})
export type NewestVersions = z.infer<typeof newestSchema>

const outdatedSchema = z.record(
  z.string(),
  z.union([z.object({ latest: z.string() }), z.array(z.object({ latest: z.string() })).min(1)]),
)

/** What asks npm about the packages of a folder; replaced in tests. Out: newest version of those that moved. */
export type AskOutdated = (folder: string) => Versions

const askNpm: AskOutdated = (folder) => {
  const { stdout, stderr } = spawnSync('npm', ['outdated', '--json'], { cwd: folder, encoding: 'utf8' })
  const answer = outdatedSchema.safeParse(JSON.parse(stdout || '{}'))
  if (!answer.success)
    throw new Error(
      `npm outdated in ${folder}: found ${stdout || stderr}; expected its JSON. Ask again later.`,
    )
  return Object.fromEntries(
    Object.entries(answer.data).map(([name, told]) => [name, [told].flat()[0]?.latest ?? '']),
  )
}

/**
 * Asks npm, as `npm outdated`, which of the pinned packages have a newer version, and writes facts/newest-versions.json.
 * Never part of a build.
 *
 * @param today YYYY-MM-DD
 * @returns what was written
 */
export function askNewestVersions(today: string, ask: AskOutdated = askNpm): NewestVersions {
  const bases: readonly Base[] = ['main', 'tier-b']
  const newest: Versions = {}
  for (const base of bases.filter(isInstalled)) {
    const exact = Object.entries(pinned(base)).filter(
      ([name, version]) => /^\d/.test(version) && !(name in newest),
    )
    Object.assign(newest, Object.fromEntries(exact), ask(baseFolder(base)))
  }
  const sorted = Object.entries(newest).sort(([a], [b]) => a.localeCompare(b))
  const asked = { askedOn: today, newest: Object.fromEntries(sorted) }
  writeFileSync(join(places.root, NEWEST_FILE), `${JSON.stringify(asked, null, 2)}\n`)
  return asked
}

/** What npm last said. Throws when the file is not as expected. */
export function readNewestVersions(root: string): NewestVersions {
  const parsed = newestSchema.safeParse(JSON.parse(readFileSync(join(root, NEWEST_FILE), 'utf8')))
  if (parsed.success) return parsed.data
  throw new Error(
    `${NEWEST_FILE}: ${z.prettifyError(parsed.error)}. Mend: npm run check:code -- --newest-versions`,
  )
}

/** Whether one version is newer than another; a part that is no number counts as older than none. Pure. */
export function isNewer(version: string, than: string): boolean {
  const parts = (text: string) => text.replace(/^v/, '').split(/[.-]/).map(Number)
  const [one, other] = [parts(version), parts(than)]
  for (let index = 0; index < 3; index++) {
    const difference = (one[index] ?? 0) - (other[index] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}
