import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { parseBySchema } from '../schema-diagnostics'

export const NEWEST_FILE = 'checks/code/facts/newest-versions.json'

const newestSchema = z.strictObject({
  askedOn: z.iso.date(),
  /** The latest version on npm of every package that was requested. */
  newest: z.record(z.string(), z.string()),
})
export type NewestVersions = z.infer<typeof newestSchema>

/** What `npm outdated --json` prints. */
export const outdatedSchema = z.record(
  z.string(),
  z.union([z.object({ latest: z.string() }), z.array(z.object({ latest: z.string() })).min(1)]),
)

/** The last result from npm. Throws if the file isn't as expected. */
export function readNewestVersions(root: string): NewestVersions {
  const text = readFileSync(join(root, NEWEST_FILE), 'utf8')
  return parseBySchema({ file: NEWEST_FILE, text }, newestSchema, 'npm run check:code -- --newest-versions')
}

/** Whether one version is newer than another; a part that isn't a number counts as older than a missing one. Pure. */
export function isNewer(version: string, than: string): boolean {
  const parts = (text: string) => text.replace(/^v/, '').split(/[.-]/).map(Number)
  const [one, other] = [parts(version), parts(than)]
  for (let index = 0; index < 3; index++) {
    const difference = (one[index] ?? 0) - (other[index] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}
