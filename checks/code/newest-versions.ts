import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NEWEST_FILE, outdatedSchema, type NewestVersions } from '../../model/facts/newest-versions'
import { baseFolder, places, type Base } from './places'
import { isInstalled, pinned, type Versions } from './packages'

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
  const bases: readonly Base[] = ['main', 'heavy-dependencies']
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
