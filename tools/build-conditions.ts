import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readThirdParties } from '../config/third-parties'
import { nearMatches } from '../model/nearest'

/** The site's variables that .env.example doesn't document: they point tests at other content. */
const UNDOCUMENTED = ['CELO_ROOT']

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Rejects a checkout that can't be built, before the build has run for minutes.
 * @param folder absolute path of the checkout
 * @throws with what was found and how to fix it
 */
export function requireBuildableFolder(folder: string): void {
  const [found] = /[#?!]/.exec(folder) ?? []
  if (found === undefined) return
  throw new Error(
    `${folder}: found "${found}" in the path of the checkout; expected none, because the bundler treats the rest of the path as a query. Fix: move or rename the folder.`,
  )
}

/**
 * Rejects a variable that looks like one of the site's but isn't, because a service that silently stays off is hard
 * to track down.
 * @param example content of .env.example, which documents the variables
 * @throws with the name, and similar known ones
 */
export function requireKnownVariables(env: Environment, example: string): void {
  const documented = [...example.matchAll(/^# (CELO_[A-Z_]+)=/gm)].map(([, name]) => name ?? '')
  const known = [...UNDOCUMENTED, ...documented]
  const unknown = Object.keys(env).find((name) => name.startsWith('CELO_') && !known.includes(name))
  if (unknown === undefined) return
  const [meant] = nearMatches(unknown, documented)
  const write = meant ? `write ${meant}` : 'use a name from that file'
  throw new Error(
    `${unknown}: found an unknown variable; expected one from .env.example. Fix: ${write}, or unset it.`,
  )
}

/**
 * Rejects a SITE_URL that canonical links can't start with.
 * @throws with what was found and how to fix it
 */
export function requireSiteAddress({ SITE_URL: found }: Environment): void {
  if (found === undefined) return
  const url = URL.canParse(found) ? new URL(found) : undefined
  const isOrigin = url !== undefined && [url.origin, `${url.origin}/`].includes(found)
  if (isOrigin && /^https?:$/.test(url.protocol)) return
  throw new Error(
    `SITE_URL: found ${JSON.stringify(found)}; expected the address of a site without a path, such as https://docs.example.org. Fix: correct it, or unset it.`,
  )
}

/**
 * Runs all checks, on this process's working directory and environment. The configuration reads the variables too, but
 * the generator starts it next to the content check, so its message would come last.
 */
export function requireBuildConditions(root = process.cwd(), env: Environment = process.env): void {
  requireBuildableFolder(root)
  requireKnownVariables(env, readFileSync(path.join(root, '.env.example'), 'utf8'))
  requireSiteAddress(env)
  readThirdParties(env)
}
